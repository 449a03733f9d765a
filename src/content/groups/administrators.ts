import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'administrators',
  label: 'Administrators',
  drawing: 'group-business-operations',
  lead: 'Administrators who keep offices and projects running.',
  does: 'Members share how they handle forms, calendars, records and meetings, and help projects that have no office of their own.',
  forWhom: 'Office managers, assistants, clerks and volunteers who like to keep things in order.',
  description:
    'Administrators who keep offices and projects running. See what the Administrators group does, who it’s for and what happens after you ask to join.',
};
