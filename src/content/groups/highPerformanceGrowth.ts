import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'high-performance-growth',
  label: 'High performance growth',
  lead: 'Owners and leaders who grow a company with care.',
  does: 'Members compare what helped and what hurt when they hired people, opened a location or entered a market.',
  forWhom: 'Owners and managers whose company is growing, or is about to.',
  description:
    'Owners and leaders who grow a company with care. See what the High performance growth group does, who it’s for and what happens after you ask to join.',
};
