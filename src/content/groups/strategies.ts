import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'strategies',
  label: 'Strategies',
  lead: 'People who plan ahead before they act.',
  does: 'Members work through options, risks and costs, and test each other’s plans.',
  forWhom: 'Strategists, planners, advisers and owners with a big decision ahead.',
  description:
    'People who plan ahead before they act. See what the Strategies group does, who it’s for and what happens after you ask to join.',
};
