import { paths } from '@/config/paths';

export const workTools = {
  heading: 'Software Management Tools',
  tools: [
    {
      label: 'Task Tracker',
      text: 'A board for your tasks: to do, doing and done. Saved on this device.',
      drawing: 'admin-tasks',
      to: paths.loginTaskTracker,
    },
  ],
} as const;
