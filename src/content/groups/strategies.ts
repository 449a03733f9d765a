import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'strategies',
  label: 'Strategies',
  lead: 'Patient thinkers who look three moves ahead and count the cost before building.',
  description:
    'For planners who weigh options before the first stone is laid. Write a line about your experience and ask to join the strategies group.',
};
