import { groupPath, paths } from '@/config/paths';
import type { TermList, PageWords, Passage } from './model';
import { pageLinks, pageOf, termsOf } from './pageLinks';

export const aiSoftwareTools = {
  ...pageOf(pageLinks.aiSoftwareTools, pageLinks.services),
  title: 'AI & Software Management Tools | Kingdom Builders',
  description:
    'Ask for AI tools for your work, or for training to use them. Choose one of the two, describe the task and keep the summary.',
  heading: 'Kingdom AI & Software Management Tools',
  lead: 'Describe the task, and choose whether you want a tool for it or training.',
  drawing: 'scene-ai-software-tools',
  kinds: {
    heading: 'What you can ask for',
    terms: termsOf({
      'AI tools':
        'Describe the task as you do it today: who does it, how often, and what takes too long.',
      Training: 'Say who wants to learn, and what they already use.',
    }),
  } satisfies TermList,
  members: {
    heading: 'For members: a task tracker',
    text: [
      'The task tracker has three columns: to do, doing and done. Your tasks are saved on your own device, and you can export them to a file.',
    ],
  } satisfies Passage,
  membersLink: { label: 'Open the work tools', to: paths.workTools },
  sectors: ['automation', 'machine-learning', 'data-analytics', 'software'],
  next: {
    heading: 'Meet people who build AI tools',
    text: 'Join the AI software group, or ask for strategy consulting first.',
    action: { label: 'See the AI software group', to: groupPath('ai-software') },
    second: pageLinks.strategyConsulting,
  },
} as const satisfies PageWords & Record<string, unknown>;
