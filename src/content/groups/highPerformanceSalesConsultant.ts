import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'high-performance-sales-consultant',
  label: 'High performance sales consultant',
  lead: 'Sales consultants who listen before they sell.',
  does: 'Members practise sales conversations, share what customers ask for and coach newer sellers.',
  forWhom: 'Sales consultants, account managers and owners who sell their own work.',
  title: 'Sales consultants group | Kingdom Builders',
  description:
    'Sales consultants who listen before they sell. See what the sales consultants do, who the group is for and how to ask to join.',
};
