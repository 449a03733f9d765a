import type { StoredPost } from '@/mocks/snapshot';
import { type Aged, before } from './dates';

type Words = {
  readonly from: readonly [by: number, days: number, hours: number];
  readonly title: string;
  readonly body: string;
  readonly category?: number | string;
  readonly picture?: string;
  readonly asObject?: true;
  readonly encoded?: true;
};

const words: readonly Words[] = [
  {
    from: [2, 41, 6],
    title: 'Welcome to the community',
    body: 'This is where we tell each other what we are building, what we need and what we can give. Start with your trade and your town. Somebody two streets away may have been looking for you.',
    picture: '/art/build-communities.svg',
  },
  {
    from: [5, 40, 2],
    title: 'A bakery that opens at four',
    body: 'We have baked for the two schools in Steinbach since March. The ovens stand still after ten in the morning, so if you have a food business and no kitchen yet, come and see ours. We would sooner share it than watch it cool.',
  },
  {
    from: [12, 39, 9],
    category: 2,
    title: 'TPOB 1.0: what I took home from the first evening',
    body: 'Write down the problem before the product. I had three pages on what I wanted to sell and one line on who it would help. I am turning that around this week.',
    asObject: true,
  },
  {
    from: [3, 38, 4],
    category: '1.0',
    title: 'Bookkeeping questions, Thursdays at noon',
    body: 'I set aside my lunch hour on Thursdays for anyone whose receipts still live in a shoebox. Bring the shoebox. We sort it together, and you leave with a list of five things to do each month.',
  },
  {
    from: [8, 36, 7],
    title: 'Boat shed for winter work',
    body: 'The shed at Antigonish harbour is free from November to April. It is dry, it has power, and the door is nine metres wide. If you build things too large for a garage, talk to me.',
    picture: '/art/scene-province.svg',
  },
  {
    from: [7, 35, 3],
    category: 4,
    title: 'Master class: pricing a service without guessing',
    body: 'Before the next master class, please bring one real job: the hours it took, what you charged and what you wish you had charged. We will work on those numbers and not on mine.',
  },
  {
    from: [4, 34, 8],
    title: 'Un atelier, deux langues',
    body: 'Our workshop in Sherbrooke now answers in French and in English. It took one notebook beside the phone with forty sentences in it. I am glad to send a copy to anyone who wants to do the same.',
    encoded: true,
  },
  {
    from: [9, 33, 5],
    category: 5,
    title: 'Club 100: our third month of giving a tenth',
    body: 'We agreed to set the tenth aside on the day money comes in and not on the day it is left over. It is the first thing that has worked for us. This month it paid for tools for two apprentices.',
  },
  {
    from: [6, 32, 1],
    title: 'Looking for a second pair of eyes on a contract',
    body: 'A larger firm wants our software in twelve shops. The contract is nineteen pages. I do not need advice for free, but I would like to hear from somebody who has signed one like it before.',
  },
  {
    from: [11, 31, 6],
    category: 6,
    title: 'Two interns, one summer',
    body: 'We have room for two interns in Surrey for the summer: one who likes people and one who likes spreadsheets. The forum has the details. Please pass it on to the young people in your church.',
    picture: '/art/scene-internship.svg',
  },
  {
    from: [14, 30, 4],
    title: 'Limestone offcuts, free to carry away',
    body: 'The yard in Winnipeg has a pallet of limestone offcuts, good for garden walls and for learning to cut. Bring gloves and a friend.',
  },
  {
    from: [10, 29, 2],
    title: 'The youth garage is open on Saturdays',
    body: 'Six young people, two old trucks and one patient mechanic. We start with breakfast and a short prayer, and we stop when the tools are back on the wall. If you have sockets to spare, size 10 is always the one that is gone.',
    picture: '/art/build-families.svg',
    asObject: true,
  },
  {
    from: [13, 28, 9],
    category: 3,
    title: 'TPOB 2.0: from one shop to two',
    body: 'The second shop is not a copy of the first. We learned it the slow way in Moncton. Ask me about the week when both tills stood open and nobody was at either.',
  },
  {
    from: [3, 27, 5],
    category: '1',
    title: 'Who keeps your books when you are ill?',
    body: 'A quiet question for owners who do it all themselves. Write down your logins, your suppliers and your pay day, seal it, and tell one person where it lies. It takes an evening and spares your family a month.',
  },
  {
    from: [12, 26, 3],
    title: 'Van share between Brampton and Hamilton',
    body: 'My van goes to Hamilton full on Tuesdays and comes home empty. If you have goods going the other way, there is room for two pallets. I ask only for half of the fuel.',
  },
  {
    from: [1, 24, 8],
    title: 'A kitchen table and four questions',
    body: 'Our small group used these four with a couple who want to open a daycare: Who is it for? What will it cost to begin? What will it cost to go on? Who will tell you the truth? We stayed until eleven.',
    picture: '/art/build-door.svg',
  },
  {
    from: [7, 23, 4],
    category: 4,
    title: 'Master class notes: say the price, then be quiet',
    body: 'Most of us talk ourselves down in the ten seconds after naming a price. We practised it in pairs. It was the loudest silence I have heard in a church hall.',
    encoded: true,
  },
  {
    from: [6, 21, 6],
    title: 'The contract is signed',
    body: 'Thank you to the two who called. One clause is gone, one date has moved, and I slept last night. The offer stands the other way round: if you are handed nineteen pages, ring me.',
  },
  {
    from: [9, 20, 2],
    category: 2,
    title: 'TPOB 1.0: the one-page plan, filled in',
    body: 'I put our cleaning business on one page as we were shown. The box I had to leave empty was the one for people I can ask. So I am asking here: who has run shifts of more than ten?',
  },
  {
    from: [8, 18, 7],
    title: 'Teaching knots, and a little about payroll',
    body: 'On the last Friday we teach rope work to whoever comes to the harbour. Afterwards there is chowder, and somebody always asks about payroll. Both are about what holds when it is pulled.',
  },
  {
    from: [5, 17, 3],
    category: 1.0,
    title: 'The first guest in our kitchen',
    body: 'A young family now makes tortillas in our bakery from eleven to four. They pay for the gas and keep the floor cleaner than I do. There is room for one more in the evenings.',
    picture: '/art/scene-business-people.svg',
  },
  {
    from: [11, 15, 5],
    category: 6,
    title: 'What our intern taught us',
    body: 'She asked why we print the stock list. Nobody knew. We have stopped, and Mondays are an hour shorter.',
    asObject: true,
  },
  {
    from: [4, 13, 6],
    category: 5,
    title: 'Club 100: a loan without interest, paid back',
    body: 'Two years ago this circle lent us the price of a lathe. The last payment went out on Friday. The money is free again. Who is next?',
  },
  {
    from: [14, 11, 2],
    category: '1.0',
    title: 'Looking for an apprentice mason',
    body: 'I am fifty-eight, and my knees know it. I want to hand on the work while I can still show it. Patience matters more than strength. Steady pay, and a truck when you have earned the keys.',
    picture: '/art/build-businesses.svg',
  },
  {
    from: [10, 9, 8],
    title: 'One of the trucks runs',
    body: 'It coughed, it smoked, and then it drove twice around the church. The one who fixed it is fifteen. He has asked how one becomes a mechanic. Who would take him along for a day?',
  },
  {
    from: [13, 8, 3],
    category: 3,
    title: 'TPOB 2.0: hand over the keys before you are tired',
    body: 'I waited until I was worn out to let someone else close the shop. She does it better. The list by the door has nine lines, and I am happy to share it.',
  },
  {
    from: [12, 6, 5],
    title: 'The van is full both ways',
    body: 'Honey goes out and flour comes back. Two businesses that had never met now save a trip a week. If you drive somewhere regularly, say so here, even if it looks like nothing.',
  },
  {
    from: [7, 4, 7],
    title: 'Praying for those who look for work',
    body: 'Wednesday at seven in the morning, fifteen minutes, by telephone. We read the names people send us, and we do not discuss them. Last month three names left the list for good reasons.',
  },
  {
    from: [2, 2, 4],
    category: 4,
    title: 'Master class next month: reading a balance sheet',
    body: 'Bring your own if you have one, or borrow the bakery’s: Ruth has said yes. By the end of the evening everyone should be able to point to the line that keeps the doors open.',
    picture: '/art/scene-coordinators.svg',
  },
  {
    from: [1, 0, 0.4],
    title: 'The daycare has its first six children',
    body: 'You may remember the couple at our kitchen table. The doors opened on Monday. They ask for picture books, a gate for the stairs, and one more person who will tell them the truth.',
    picture: '/art/build-families.svg',
  },
];

export const posts: readonly Aged<StoredPost>[] = words.map(
  ({ from: [by, ...age], category = 1, title, body, picture, asObject, encoded }, index) => ({
    id: index + 1,
    authorId: by,
    authorAs: asObject ? 'object' : 'name',
    title,
    content: encoded ? JSON.stringify(body) : body,
    picture: picture ?? null,
    category,
    age: before(...age),
  }),
);
