import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'ai-software',
  label: 'AI software',
  drawing: 'group-tech-devs',
  tech: true,
  lead: 'People who build and test AI tools and check every result.',
  does: 'Members compare AI tools, try them on real work and explain what they can and can’t do.',
  forWhom: 'Developers, testers and users of AI tools, beginners included.',
  description:
    'People who build and test AI tools and check every result. See what the AI software group does, who it’s for and what happens after you ask to join.',
};
