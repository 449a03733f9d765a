import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'project-manager',
  label: 'Project manager',
  lead: 'Keepers of the plan, the budget and the peace from groundbreaking to handover.',
  title: 'Project managers group | Kingdom Builders',
  description:
    'Project managers see kingdom projects through from plan to handover. Write about the work you have led and ask to join the group.',
};
