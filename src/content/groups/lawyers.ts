import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'lawyers',
  label: 'Lawyers',
  lead: 'Lawyers who advise founders, companies and families.',
  does: 'Members explain contracts, company forms and legal questions in plain words, and say when you need a specialist.',
  forWhom: 'Lawyers, paralegals and law students.',
  description:
    'Lawyers who advise founders, companies and families. See what the Lawyers group does, who it’s for and what happens after you ask to join.',
};
