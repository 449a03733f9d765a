import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'program-writer',
  label: 'Program writer',
  drawing: 'group-writers',
  lead: 'Writers of courses, workshops and programs.',
  does: 'Members turn what the community knows into lessons and workshop plans, and try them out on each other.',
  forWhom: 'Course writers, trainers and teachers.',
  title: 'Program writers group | Kingdom Builders',
  description:
    'Writers of courses, workshops and programs. See what the Program writer group does, who it’s for and what happens after you ask to join.',
};
