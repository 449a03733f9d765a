import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'script-writer',
  label: 'Script writer',
  drawing: 'group-writers',
  lead: 'Writers of films, talks and broadcasts.',
  does: 'Members read each other’s scripts, suggest edits and help other members prepare a talk.',
  forWhom: 'Script writers, speech writers and speakers.',
  title: 'Script writers group | Kingdom Builders',
  description:
    'Writers of films, talks and broadcasts. See what the Script writer group does, who it’s for and what happens after you ask to join.',
};
