import type { StoredComment, StoredCommunityPost } from '@/mocks/snapshot';
import { type Aged, before } from './dates';

type Words = {
  from: readonly [community: number, by: number, days: number];
  title: string;
  body: string;
  picture?: string;
  comments?: readonly (readonly [by: number, hoursLater: number, text: string])[];
};

const words: readonly Words[] = [
  {
    from: [1, 2, 37],
    title: 'How the internship works',
    body: 'Each intern has a host, a project and a mentor who is not the host. You meet the mentor every second week, and you show the project at the end, finished or not.',
    picture: '/art/scene-internship.svg',
    comments: [
      [11, 5, 'Good that the mentor is somebody else. Ours spoke more freely.'],
      [7, 9, 'I can mentor one person in Ottawa this summer.'],
    ],
  },
  {
    from: [1, 11, 30],
    title: 'Surrey: people or spreadsheets?',
    body: 'Two places for the summer in a shop for garden tools. Write three sentences about something you repaired, and send them to me here.',
    comments: [
      [6, 4, 'I know a student in Burnaby who repaired a piano. I will tell her.'],
      [11, 6, 'Please do.'],
      [1, 30, 'May people from Ontario ask too?'],
      [11, 32, 'If they can find a room, gladly.'],
    ],
  },
  {
    from: [1, 14, 19],
    title: 'Winnipeg: a place in the yard',
    body: 'Stone is heavy and does not hurry. One place, four days a week, early start. You will learn to measure twice.',
  },
  {
    from: [1, 9, 10],
    title: 'What to ask on the first day',
    body: 'Where do I put my coat, who do I ask when you are out, and what would make this week a good one for you? An intern asked me these three, and I have borrowed them since.',
    comments: [[13, 3, 'The third one should be on every door.']],
  },
  {
    from: [1, 6, 3],
    title: 'Showing day',
    body: 'On the last Friday of the summer all interns show what they made. Ten minutes each, and failures are welcome if you can say what you learned.',
  },
  {
    from: [2, 7, 25],
    title: 'Visiting people at work',
    body: 'I asked six members whether I might visit them where they work. All six said yes. In one hour on a loading dock I learned more than in a year of handshakes at the door.',
    comments: [
      [10, 7, 'Did you tell them beforehand that you would pray, or did you ask there?'],
      [7, 8, 'I asked there. Nobody said no, and one cried.'],
    ],
  },
  {
    from: [2, 4, 12],
    title: 'A blessing for a new workshop',
    body: 'Short, in two languages, and it fits on a card. We wrote it for the lathe and have used it for a salon and a clinic since.',
    picture: '/art/group-ministers.svg',
  },
  {
    from: [3, 5, 33],
    title: 'One calendar for all regions',
    body: 'Please put dates into it even when they are not certain. A question mark is better than two events on one evening.',
    picture: '/art/group-coordinators.svg',
    comments: [[8, 2, 'Done for the Maritimes, with four question marks.']],
  },
  {
    from: [3, 12, 16],
    title: 'Who can welcome newcomers this month?',
    body: 'Seven people asked to join this week. Each should hear from a person within two days. I can take three.',
    comments: [
      [1, 1, 'I take two, in the evenings.'],
      [5, 3, 'And I take the other two.'],
    ],
  },
  {
    from: [3, 8, 5],
    title: 'Minutes in half a page',
    body: 'What we decided, who does it, by when. Everything else we will remember or we will not.',
  },
  {
    from: [4, 3, 28],
    title: 'Breakfast in Mississauga',
    body: 'First Saturday of the month, eight o’clock, the hall behind the library. Bring a card and a problem. We go around the table once and stop at half past nine.',
    comments: [
      [12, 5, 'I bring the coffee urn and the problem with my clutch.'],
      [1, 11, 'Two from Hamilton.'],
    ],
  },
  {
    from: [4, 7, 14],
    title: 'An office in Ottawa, three days a week',
    body: 'Two desks, one door that closes and a kettle. Free for a year for someone who is just starting and would answer our phone on those days.',
    picture: '/art/scene-business-asset-management.svg',
    comments: [[3, 4, 'My niece will write to you tonight.']],
  },
  {
    from: [4, 1, 1],
    title: 'Hamilton: helping hands for a fence',
    body: 'The daycare needs a fence before the inspection next week. We have wood and lemonade. We need six people and two drills on Saturday.',
  },
  {
    from: [5, 9, 22],
    title: 'Edmonton evening on cash flow',
    body: 'Marbles in jars, one for each week. It sounds childish, and it is the first time my whole team understood why we pay on the fifteenth.',
  },
  {
    from: [5, 10, 7],
    title: 'A day out for a young mechanic',
    body: 'One day with you, nothing more. He will be on time, since I will drive him.',
    comments: [[9, 6, 'My brother has a shop in Leduc. Yes.']],
  },
  {
    from: [6, 6, 18],
    title: 'Who translates into Punjabi?',
    body: 'A short manual, about six pages, for people who have never used a till. We pay properly.',
    comments: [[11, 3, 'My neighbour does, and very well.']],
  },
  {
    from: [7, 4, 20],
    title: 'Table ouverte à Sherbrooke',
    body: 'Every last Thursday at six. Soup, bread, and one question we all answer. The last one was: what would you build if it could not fail you?',
  },
  {
    from: [8, 8, 15],
    title: 'The shed has its first tenant',
    body: 'A staircase for a church in Halifax is taking shape in it. Come and see, mind the curve.',
    picture: '/art/scene-province.svg',
  },
  {
    from: [9, 5, 9],
    title: 'Evenings in the kitchen are free',
    body: 'From five to nine, Monday to Thursday. Ask Peter what he thinks of the tortillas.',
    comments: [[14, 2, 'He thinks highly of them.']],
  },
  {
    from: [10, 13, 6],
    title: 'The list by the door, in both languages',
    body: 'Nine lines to close a shop. Take it, change it, tell me what is missing.',
  },
  {
    from: [11, 15, 13],
    title: 'A stage for hire, when the fish are elsewhere',
    body: 'Twelve metres of wharf and a dry loft in Twillingate. We salt in it for three months and sweep it for nine. Come and make something there.',
    comments: [[8, 6, 'We have boats that would like a second harbour. I will ring you.']],
  },
  {
    from: [12, 16, 8],
    title: 'One lorry for five growers',
    body: 'Each of us drove half empty to the same bridge. Now we share one load and one bill. There is room for a sixth, east of Summerside.',
    comments: [
      [12, 4, 'Tell me what you pay for the bridge. I may know a way to halve it.'],
      [16, 7, 'Gladly. I have the receipts in a drawer.'],
    ],
  },
  {
    from: [13, 17, 4],
    title: 'Seed cleaner, two days a week free',
    body: 'It stands in Humboldt and runs well. I would sooner lend it to a young farm than see it rust. Bring your own bags and an hour to learn it.',
  },
  {
    from: [14, 18, 2],
    title: 'Winter road: who carries what?',
    body: 'Before it opens, let us write down what each of us sends north and what comes back empty. I begin: tools up, nothing down.',
    comments: [[9, 3, 'Cleaning supplies up, four times a winter. Let us talk.']],
  },
];

const oldestFirst = words.toSorted((one, other) => other.from[2] - one.from[2]);

export const communityPosts: readonly Aged<StoredCommunityPost>[] = oldestFirst.map(
  ({ from: [community, by, days], title, body, picture }, index) => ({
    id: index + 1,
    communityId: community,
    authorId: by,
    title,
    body,
    picture: picture ?? null,
    age: before(days),
  }),
);

export const communityComments: readonly Aged<StoredComment>[] = oldestFirst
  .flatMap(({ from: [, , days], comments = [] }, index) =>
    comments.map(([authorId, hours, text]) => ({
      postId: index + 1,
      authorId,
      text,
      age: before(days, -hours),
    })),
  )
  .toSorted((one, other) => other.age - one.age)
  .map((comment, index) => ({ id: index + 1, ...comment }));
