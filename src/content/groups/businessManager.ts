import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'business-manager',
  label: 'Business manager',
  drawing: 'group-business-operations',
  lead: 'Managers who run a company from day to day.',
  does: 'Members talk through staffing, budgets and daily decisions, and share what works in their own companies.',
  forWhom: 'General managers, branch managers and owners who manage their own company.',
  title: 'Business managers group | Kingdom Builders',
  description:
    'Managers who run a company from day to day. See what the Business manager group does, who it’s for and what happens after you ask to join.',
};
