import type { StoredComment } from '@/mocks/snapshot';
import { type Aged, before } from './dates';

type Words = readonly [postId: number, by: number, age: number, text: string];

const words: readonly Words[] = [
  [1, 5, before(41, 3), 'Steinbach, bread and too many buns on a Friday. Hello, everyone.'],
  [1, 8, before(41, 1), 'Antigonish. Boats, ropes, and a door that is nine metres wide.'],
  [1, 12, before(40, 20), 'Brampton. I drive a van, and I am usually early.'],
  [1, 11, before(40, 12), 'Surrey. We sell garden tools and repair the ones we sold.'],
  [2, 3, before(39, 22), 'Do you have a second sink? The inspector will ask about it.'],
  [2, 5, before(39, 20), 'Two sinks and a hand basin. He has been, and he liked the buns.'],
  [4, 9, before(37, 20), 'I came with the shoebox. I left with the list. Thank you.'],
  [4, 14, before(37, 4), 'Is a feed bag the same as a shoebox?'],
  [5, 4, before(35, 20), 'What would a month cost? We have a staircase to build.'],
  [6, 13, before(34, 20), 'I will bring the job I should have said no to.'],
  [8, 2, before(32, 20), 'The day it comes in. That sentence will go on our wall.'],
  [9, 3, before(31, 12), 'I have signed two of those. Look at who pays when a shop closes early.'],
  [9, 7, before(31, 8), 'Ring me tonight. Clause eleven is usually the one.'],
  [12, 8, before(28, 20), 'A box of 10 mm sockets is in the mail.'],
  [12, 1, before(28, 10), 'My nephew will want to move to Maskwacis when he reads this.'],
  [15, 5, before(25, 20), 'Flour from Manitoba has to get to Hamilton somehow. Let us talk.'],
  [16, 9, before(24, 2), 'The fourth question is the one that keeps people honest.'],
  [16, 6, before(23, 20), 'We asked the same four about a piece of software. It works.'],
  [19, 10, before(19, 12), 'I ran shifts of fourteen at the mill. Write to me.'],
  [21, 11, before(16, 12), 'Tortillas in Steinbach. I like this country.'],
  [24, 10, before(10, 12), 'Does he have to be eighteen? I may know somebody patient.'],
  [
    24,
    14,
    before(10, 4),
    'Sixteen with a signature from home. Send him to the yard on a Saturday.',
  ],
  [25, 14, before(9, 1), 'He can have two days with me, one for stone and one for the truck.'],
  [27, 3, before(5, 20), 'Mississauga is on your way. I have one box a week.'],
  [29, 5, before(1, 22), 'Yes, I did say that. Be gentle with line seven.'],
  [30, 9, before(0, 0.3), 'A gate for the stairs is in our garage. It is yours.'],
  [30, 7, before(0, 0.2), 'Three boxes of picture books, one slightly chewed.'],
  [30, 3, before(0, 0.15), 'I can be the person who tells the truth, at least about receipts.'],
  [30, 12, before(0, 0.05), 'I pass by on Tuesday with the van and can collect all of it.'],
];

export const comments: readonly Aged<StoredComment>[] = words
  .toSorted((one, other) => other[2] - one[2])
  .map(([postId, authorId, age, text], index) => ({ id: index + 1, postId, authorId, text, age }));
