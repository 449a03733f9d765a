import { paths, withQuery } from '@/config/paths';
import type { StepListWords, PageWords, Passage } from './model';
import { pageLinks, pageOf } from './pageLinks';

const start = {
  label: 'Get a quote as a kingdom builder',
  to: withQuery(paths.getQuote, { area: 'Kingdom builder' }),
};

export const builderLauncher = {
  ...pageOf(pageLinks.builderLauncher, pageLinks.services),
  title: 'Kingdom Builder Launcher | Kingdom Builders',
  description:
    'How a kingdom builder starts: say what you want to build, describe what it needs, plan the work and join the community.',
  heading: 'Kingdom Builder Launcher',
  lead: 'Have an idea? Follow four steps from the idea to a project.',
  drawing: 'scene-kingdom-builder-launcher',
  start,
  steps: {
    heading: 'Four steps',
    steps: [
      {
        title: 'Say what you want to build',
        text: 'A kingdom business, a kingdom project or something else. The quote form asks three questions and shows your answers before you send them.',
        link: pageLinks.getQuote,
      },
      {
        title: 'Describe what it needs',
        text: 'People, funding, skills or a place. A clear title and a few sentences are enough.',
        link: pageLinks.projectNeeds,
      },
      {
        title: 'Plan the work',
        text: 'Choose the kind of project, its category and its size. If you’re not sure yet, ask for strategy consulting first.',
        link: pageLinks.projectManagement,
      },
      {
        title: 'Join the community',
        text: 'Post how it’s going, ask for advice and find groups for your trade.',
        link: pageLinks.join,
      },
    ],
  } satisfies StepListWords,
  interests: {
    heading: 'If you have a business in mind',
    text: [
      'The quote form also asks which kingdom business you are interested in: financial coaching, workshops, business development or others.',
      'You can go back and change every answer. Nothing is sent until you submit.',
    ],
  } satisfies Passage,
  next: {
    heading: 'Ready to start?',
    text: 'Three questions. Log in to get an answer.',
    action: start,
    second: pageLinks.innovationHub,
  },
} as const satisfies PageWords & Record<string, unknown>;
