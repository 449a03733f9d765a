import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'tech-devs',
  label: 'Tech devs',
  tech: true,
  lead: 'Developers who build for the community on the web, on phones and behind the scenes.',
  description:
    'Web, mobile or design: choose your category and stack, add a few words about your projects and ask to join the developers of the community.',
};
