import { groupPath, paths } from '@/lib/paths';
import type { Glossary, PageWords, Passage } from './model';
import { pageLinks } from './pageLinks';

/** Words of `/kingdom-ai-software-management-tools`, which holds the AI tools form. */
export const aiSoftwareTools = {
  path: paths.aiSoftwareTools,
  name: pageLinks.aiSoftwareTools.label,
  parent: pageLinks.services,
  title: 'AI & Software Management Tools | Kingdom Builders',
  description:
    'Ask for AI tools for your work or for training in using them. Choose which of the two, describe the task and keep the summary.',
  heading: 'Kingdom AI & Software Management Tools',
  lead: 'A tool should leave you more time for people. Tell us about the task and whether you want a tool for it or somebody to teach you.',
  drawing: 'scene-ai-software-tools',
  kinds: {
    heading: 'Two things to ask for',
    terms: [
      {
        term: 'AI tools',
        text: 'Describe the task as it is done today: who does it, how often, and what takes too long. The tool is chosen for the task and not the other way round.',
      },
      {
        term: 'Training',
        text: 'Say who should learn and what they already use. A tool that nobody dares to touch helps nobody.',
      },
    ],
  } satisfies Glossary,
  members: {
    heading: 'For members: a task tracker',
    text: [
      'Among the work management tools is a board with three columns: to do, doing and done. It keeps your tasks on your own device and can save them to a file.',
    ],
  } satisfies Passage,
  membersWay: { label: 'Open the work tools', to: paths.workTools },
  sectors: ['automation', 'machine-learning', 'data-analytics', 'software'],
  next: {
    heading: 'People who build such tools',
    text: 'The AI software group brings them together. Ask to join it, or ask a strategist first.',
    action: { label: 'See the AI software group', to: groupPath('ai-software') },
    second: pageLinks.strategyConsulting,
  },
} as const satisfies PageWords & Record<string, unknown>;
