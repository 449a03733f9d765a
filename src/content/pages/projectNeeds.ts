import { paths } from '@/config/paths';
import type { StepListWords, PageWords, Passage } from './model';
import { pageLinks, pageOf } from './pageLinks';

export const projectNeeds = {
  ...pageOf(pageLinks.projectNeeds, pageLinks.services),
  title: 'Kingdom Project Needs | Kingdom Builders',
  description:
    'Describe what your kingdom project needs: people, funding, skills or a place. Give the need a title, add details and keep the summary.',
  heading: 'Kingdom Project Needs',
  lead: 'Describe what your project needs: people, funding, skills or a place.',
  drawing: 'scene-project-needs',
  steps: {
    heading: 'How to describe a need',
    steps: [
      {
        title: 'Give it a clear title',
        text: 'Short and easy to understand: “Bookkeeper for one evening a week”, “Roof for a youth hall”.',
      },
      {
        title: 'Say what it’s for',
        text: 'Describe the project in two or three sentences. Who does it help?',
      },
      {
        title: 'Say what would be enough',
        text: 'What is the smallest thing that would help you continue?',
      },
    ],
  } satisfies StepListWords,
  why: {
    heading: 'Why it helps',
    text: ['A summary shows people what you need, so that they can offer help.'],
  } satisfies Passage,
  whyLink: { label: 'Kingdom Builder Needs: read more', to: paths.projectNeedsDetails },
  next: {
    heading: 'Need help with planning?',
    text: 'Describe your project on the project management or strategy consulting page.',
    action: { label: 'Ask for project management', to: paths.projectManagement },
    second: pageLinks.strategyConsulting,
  },
} as const satisfies PageWords & Record<string, unknown>;
