import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'business-operations',
  label: 'Business operations',
  lead: 'Hands that make orders, stock and schedules arrive where they were promised.',
  description:
    'Orders, stock, schedules and suppliers are a calling too. Members in business operations can describe what they do and ask to join here.',
};
