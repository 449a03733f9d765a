import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'cordinators-group',
  label: 'Coordinators group',
  drawing: 'group-coordinators',
  lead: 'The people who keep every region and project of Kingdom Builders moving together.',
  title: 'Coordinators group | Kingdom Builders',
  description:
    'Coordinators keep regions, projects and people in step. If lists, calls and calendars are your gift, ask to join their group here.',
};
