import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'specialists',
  label: 'Specialists',
  lead: 'People who do one trade very well.',
  does: 'Members answer questions about their trade and step in when a project needs exactly that skill.',
  forWhom: 'Anyone with a rare or specialised skill that no other group covers.',
  description:
    'People who do one trade very well. See what the Specialists group does, who it’s for and what happens after you ask to join.',
};
