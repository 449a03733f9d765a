import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'accountants',
  label: 'Accountants',
  lead: 'Accountants and bookkeepers who keep clean, honest books.',
  does: 'Members answer questions about bookkeeping, tax and reports, and help other members understand their numbers.',
  forWhom:
    'Accountants, bookkeepers, payroll clerks and anyone who works with the numbers of a business.',
  description:
    'Accountants and bookkeepers who keep clean, honest books. See what the Accountants group does, who it’s for and what happens after you ask to join.',
};
