import type { Poll } from '@/mocks/snapshot';

/** 2 is the scheme poll; answers and polls share one row of ids. */
export const polls: readonly Poll[] = [
  {
    id: 1,
    question: 'Which evening suits the master class best?',
    contestant: 'Aaliyah Mensah',
    votes: 0,
    answers: [
      { id: 4, text: 'Tuesday', votes: 9 },
      { id: 5, text: 'Thursday', votes: 17 },
      { id: 6, text: 'Saturday morning', votes: 12 },
    ],
  },
  {
    id: 2,
    question: 'Which project should the empowerment scheme support first?',
    contestant: 'Priya Ramanathan',
    votes: 0,
    answers: [
      { id: 7, contestant: 'Tunde Adeyemi', text: 'Tools for young apprentices', votes: 24 },
      {
        id: 8,
        contestant: 'Aaliyah Mensah',
        text: 'A shared kitchen for food businesses',
        votes: 18,
      },
      { id: 9, contestant: 'Soo-jin Bae', text: 'Interest-free starting loans', votes: 31 },
      { id: 10, contestant: 'Peter Kowalchuk', text: 'Evening classes in bookkeeping', votes: 13 },
    ],
  },
  {
    id: 3,
    question: 'Should regional breakfasts be held every month?',
    contestant: 'Tunde Adeyemi',
    votes: 14,
    answers: [],
  },
];
