import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'program-writer',
  label: 'Program writer',
  drawing: 'group-writers',
  lead: 'Writers of courses, workshops and programs that people can follow step by step.',
  title: 'Program writers group | Kingdom Builders',
  description:
    'Turn what the community knows into courses and workshop plans. Program writers can introduce themselves and ask to join the group here.',
};
