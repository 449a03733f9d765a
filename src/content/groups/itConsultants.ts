import type { GroupWords } from './model';

export const words: GroupWords = {
  slug: 'it-consultants',
  label: 'IT consultants',
  drawing: 'group-tech-devs',
  tech: true,
  lead: 'Advisers who help members choose, secure and repair their systems.',
  does: 'Members answer questions about networks, devices, backups and security, and say what to keep and what to replace.',
  forWhom: 'IT consultants, system administrators and support technicians.',
  description:
    'Advisers who help members choose, secure and repair their systems. See what this group does, who it’s for and how to ask to join.',
};
