import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'marketing',
  label: 'Marketing',
  lead: 'Honest words about good work, brought to the people who need it.',
  description:
    'The marketing group helps member businesses be found by the people they can serve. Describe your experience and ask to take part.',
};
