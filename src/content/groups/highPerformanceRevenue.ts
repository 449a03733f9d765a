import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'high-performance-revenue',
  label: 'High performance revenue',
  lead: 'People who work on pricing, billing and steady income.',
  does: 'Members look at prices, invoices and repeat business, and find out where income is lost.',
  forWhom: 'Owners, finance leads and sales leads who are responsible for revenue.',
  description:
    'People who work on pricing, billing and steady income. See what this group does, who it’s for and how to ask to join.',
};
