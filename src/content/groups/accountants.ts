import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'accountants',
  label: 'Accountants',
  lead: 'Truthful stewards of other people’s books.',
  description:
    'Accountants and bookkeepers help members count the cost and keep clean books. Tell us your practice and ask to join the group here.',
};
