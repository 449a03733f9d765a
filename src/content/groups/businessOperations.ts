import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'business-operations',
  label: 'Business operations',
  lead: 'People who get orders, stock and schedules to the right place.',
  does: 'Members share how they plan stock, suppliers, deliveries and schedules, and help each other fix what gets stuck.',
  forWhom: 'Operations managers, planners, buyers and anyone who keeps daily work moving.',
  description:
    'People who get orders, stock and schedules to the right place. See what this group does, who it’s for and how to ask to join.',
};
