import { groupPath, paths } from '@/lib/paths';
import type { Glossary, PageWords } from './model';
import { pageLinks } from './pageLinks';

/** Words of `/kingdom-strategy-consulting`, which holds the consulting form. */
export const strategyConsulting = {
  path: paths.strategyConsulting,
  name: pageLinks.strategyConsulting.label,
  parent: pageLinks.services,
  title: 'Kingdom Strategy Consulting | Kingdom Builders',
  description:
    'Growth, execution, revenue and profit, or scaling: choose the strategy your business has a question about and describe where it stands.',
  heading: 'Kingdom Strategy Consulting',
  lead: 'Sit down at the model before you build the town. Say which question keeps you awake and what you have tried.',
  drawing: 'scene-strategy-consulting',
  formHeading: 'Ask for consulting',
  formAction: 'Ask for consulting',
  kinds: {
    heading: 'Four strategies, four questions',
    terms: [
      {
        term: 'Growth strategy',
        text: 'Where should the next customers, places or products come from?',
      },
      {
        term: 'Execution strategy',
        text: 'How does a decision become something that is done on Monday?',
      },
      {
        term: 'Revenue & profit strategy',
        text: 'Which work pays for itself, and which is paid for by the rest?',
      },
      {
        term: 'Scaling strategy',
        text: 'What has to change so that twice the work does not take twice the strain?',
      },
    ],
  } satisfies Glossary,
  more: [
    {
      heading: 'A tool instead of a plan',
      text: [
        'Choose the category AI tools if the question is which tool to trust with which task.',
      ],
      way: pageLinks.aiSoftwareTools,
    },
    {
      heading: 'Neither of the two',
      text: ['Choose Others, and describe what has no name yet.'],
    },
    {
      heading: 'Think along with others',
      text: ['The Strategies group is for members who like to look three moves ahead.'],
      way: { label: 'The Strategies group', to: groupPath('strategies') },
    },
  ],
  next: {
    heading: 'When the plan stands',
    text: 'Project management takes it from the table to the site.',
    action: { label: 'Plan the project', to: paths.projectManagement },
    second: pageLinks.innovationHub,
  },
} as const satisfies PageWords & Record<string, unknown>;
