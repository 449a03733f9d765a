import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'tech-devs',
  label: 'Tech devs',
  tech: true,
  lead: 'Developers who build for the web, for phones and behind the scenes.',
  does: 'Members share code, review each other’s work and build tools for the community.',
  forWhom: 'Web, mobile and back-end developers, and designers who work with them.',
  description:
    'Developers who build for the web, for phones and behind the scenes. See what the Tech devs group does, who it’s for and what happens after you ask to join.',
};
