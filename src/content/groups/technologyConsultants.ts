import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'technology-consultants',
  label: 'Technology consultants',
  drawing: 'group-tech-devs',
  tech: true,
  lead: 'Guides to new machines and methods, for members who want to choose well and buy once.',
  description:
    'Which new technology is worth building on? Consultants who can answer in plain words are welcome. Add your stack and ask to join.',
};
