import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'high-performance-growth',
  label: 'High performance growth',
  lead: 'Growers of companies, who know when to water and when to prune.',
  description:
    'Members who have grown a company, or are about to, compare what helped and what hurt. Introduce yourself and ask to join the growth group.',
};
