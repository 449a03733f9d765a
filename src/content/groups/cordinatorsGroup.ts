import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'cordinators-group',
  label: 'Coordinators group',
  drawing: 'group-coordinators',
  lead: 'The people who coordinate the regions and projects of Kingdom Builders.',
  does: 'Members plan who does what and when, pass on news between regions and projects, and follow up.',
  forWhom:
    'Coordinators of regions, projects and events, and members who are good with lists, calls and calendars.',
  title: 'Coordinators group | Kingdom Builders',
  description:
    'The people who coordinate the regions and projects of Kingdom Builders. See what this group does, who it’s for and how to ask to join.',
};
