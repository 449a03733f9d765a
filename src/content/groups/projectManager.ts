import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'project-manager',
  label: 'Project manager',
  lead: 'People who take a project from the first plan to the handover.',
  does: 'Members share plans, budgets and checklists, and help each other when a project runs late.',
  forWhom: 'Project managers, planners and team leads, whatever their trade.',
  title: 'Project managers group | Kingdom Builders',
  description:
    'People who take a project from the first plan to the handover. See what this group does, who it’s for and how to ask to join.',
};
