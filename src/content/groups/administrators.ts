import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'administrators',
  label: 'Administrators',
  drawing: 'group-business-operations',
  lead: 'Those who remember the form, the date and the name, and keep the doors open.',
  description:
    'The office runs on people who notice. Administrators who would serve projects and ministries can introduce themselves and ask to join.',
};
