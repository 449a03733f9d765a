import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'high-performance-revenue',
  label: 'High performance revenue',
  lead: 'People who find where income is lost and show a business how to keep it.',
  description:
    'A group on pricing, billing and steady income for businesses that mean to give as well as earn. Tell us what you bring and ask to join.',
};
