import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'research-development',
  label: 'Research & development',
  lead: 'People who test an idea before it is built.',
  does: 'Members share experiments, results and prototypes, and help others find out whether an idea works.',
  forWhom: 'Researchers, engineers, makers and curious owners.',
  description:
    'People who test an idea before it is built. See what the Research & development group does, who it’s for and what happens after you ask to join.',
};
