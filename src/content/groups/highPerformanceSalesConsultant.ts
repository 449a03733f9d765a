import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'high-performance-sales-consultant',
  label: 'High performance sales consultant',
  lead: 'Consultants who sell by listening first, and teach others to do the same.',
  title: 'Sales consultants group | Kingdom Builders',
  description:
    'For sales consultants who listen before they sell. Describe your trade and the people you would like to help, then ask to join the group.',
};
