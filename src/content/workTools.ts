import { paths } from '@/lib/paths';

/** The members' work tools (specification, section 2, 'Work tools dashboard'). */
export const workTools = {
  heading: 'Software Management Tools',
  tools: [
    {
      label: 'Task Tracker',
      text: 'A board of what is to do, what is being done and what is done, kept on this device.',
      drawing: 'admin-tasks',
      to: paths.loginTaskTracker,
    },
  ],
} as const;
