import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'marketing',
  label: 'Marketing',
  lead: 'People who help good businesses get found.',
  does: 'Members review each other’s messages, websites and campaigns, and help member businesses reach the people they serve.',
  forWhom: 'Marketers, brand managers, writers and owners who do their own marketing.',
  description:
    'People who help good businesses get found. See what the Marketing group does, who it’s for and what happens after you ask to join.',
};
