import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'research-development',
  label: 'Research & development',
  lead: 'Curious people who test an idea in the small before it is built in the large.',
  description:
    'Researchers, makers and testers try ideas for kingdom businesses and projects. Share your field and ask to join research & development.',
};
