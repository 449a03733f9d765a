import { paths, withQuery } from '@/lib/paths';
import type { Course, PageWords, Passage } from './model';
import { pageLinks } from './pageLinks';

/** Words of `/kingdom-builder-luncher`: how a builder starts. */
export const builderLauncher = {
  path: paths.builderLauncher,
  name: pageLinks.builderLauncher.label,
  parent: pageLinks.services,
  title: 'Kingdom Builder Launcher | Kingdom Builders',
  description:
    'How a kingdom builder starts: say what you want to build, name what it needs, plan the work and join the people who build beside you.',
  heading: 'Kingdom Builder Launcher',
  lead: 'A ship is built on land, plank by plank, and one day it has to touch the water. Here is the way down the slip.',
  drawing: 'scene-kingdom-builder-launcher',
  start: {
    label: 'Start as a kingdom builder',
    to: withQuery(paths.getQuote, { area: 'Kingdom builder' }),
  },
  steps: {
    heading: 'Four steps to the water',
    steps: [
      {
        title: 'Say what you want to build',
        text: 'A kingdom business, a kingdom project or something else. The quote form asks three questions and shows you your answers before you send them.',
        way: pageLinks.getQuote,
      },
      {
        title: 'Name what it needs',
        text: 'People, funding, skills or a site. A clear title and a few honest sentences are enough.',
        way: pageLinks.projectNeeds,
      },
      {
        title: 'Plan the work',
        text: 'Choose the kind of project, its category and its size. If the direction is still open, ask for strategy first.',
        way: pageLinks.projectManagement,
      },
      {
        title: 'Build in company',
        text: 'In the community you can post how it goes, ask for counsel and find the groups that know your trade.',
        way: pageLinks.join,
      },
    ],
  } satisfies Course,
  interests: {
    heading: 'If you come with a business in mind',
    text: [
      'The quote form also asks which kingdom business you are interested in: financial coaching, workshops or business development. Others is a fair answer too.',
      'You can go back and change every answer, and nothing is sent before you press Submit.',
    ],
  } satisfies Passage,
  next: {
    heading: 'The slip is free',
    text: 'Four short steps, no account needed.',
    action: {
      label: 'Start as a kingdom builder',
      to: withQuery(paths.getQuote, { area: 'Kingdom builder' }),
    },
    second: pageLinks.innovationHub,
  },
} as const satisfies PageWords & Record<string, unknown>;
