import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'scaling',
  label: 'Scaling',
  lead: 'Owners who take a small business to the next size.',
  does: 'Members share how they open a second location, add a team or change a process that no longer fits.',
  forWhom: 'Owners and managers who plan to do twice as much as today.',
  description:
    'Owners who take a small business to the next size. See what the Scaling group does, who it’s for and what happens after you ask to join.',
};
