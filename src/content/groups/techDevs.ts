import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'tech-devs',
  label: 'Tech devs',
  tech: true,
  lead: 'Developers who build websites, mobile apps and the systems behind them.',
  does: 'Members share code, review each other’s work and build tools for the community.',
  forWhom: 'Web, mobile and back-end developers, and designers who work with them.',
  description:
    'Developers who build websites, mobile apps and the systems behind them. See what this group does, who it’s for and how to ask to join.',
};
