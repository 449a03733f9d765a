import { paths, withQuery } from '@/lib/paths';
import type { Doorway, PageWords, Passage } from './model';
import { pageLinks } from './pageLinks';

/** Words of `/about-us` (specification, sections 1 and 6). */
export const aboutUs = {
  path: paths.aboutUs,
  name: pageLinks.aboutUs.label,
  title: 'About us | Kingdom Builders',
  description:
    'Why Kingdom Builders exists, whom this faith-based community is for, and what visitors, members and administrators can do here.',
  heading: 'People of faith who build together',
  lead: 'Kingdom Builders is a community of business people who want their work to do good at home, on their street and beyond it.',
  drawing: 'scene-about-us',
  readOn: { label: 'Meet the community', to: paths.whoWeAre },
  whom: {
    heading: 'Whom it is for',
    text: [
      'Some members run a company and some are about to start one. Others teach, coach, minister, sell, write, keep the books or keep the servers running. The community has room for all of them, because a good building needs every trade.',
      'They share the mission above. It counts success by what it changes: a family that stands more firmly, a community that has more to share.',
    ],
  } satisfies Passage,
  roles: {
    heading: 'What you can do here',
    terms: [
      {
        term: 'Visitors',
        text: 'Nobody has to register to look around.',
        acts: [
          'Read about 28 outsourcing sectors',
          'Ask for 3 free independent quotes',
          'Describe a need, a project or an idea',
          'Create an account when you are ready',
        ],
        way: { label: 'See our services', to: paths.services },
      },
      {
        term: 'Members',
        text: 'An account opens the community.',
        acts: [
          'Post what you are building, with a picture',
          'Comment, and vote in polls',
          'Ask to join groups',
          'Use the internship forum and the work management tools',
        ],
        way: pageLinks.join,
      },
      {
        term: 'Administrators',
        text: 'They keep the house in order.',
        acts: [
          'Write posts for the community portal',
          'Put questions to the community as polls',
          'Follow the work in the task tracker',
          'Look after the showcase',
        ],
        way: { label: 'Admin login', to: paths.adminLogin },
      },
    ],
  },
  areas: {
    heading: 'Four areas to take part in',
    lead: 'Choose the one that is closest to you. Each opens the quote form with its first answer given.',
    doors: [
      {
        label: 'Kingdom builder',
        text: 'Kingdom initiatives, kingdom projects and kingdom ministries.',
        to: withQuery(paths.getQuote, { area: 'Kingdom builder' }),
      },
      {
        label: 'Training & mentoring',
        text: 'Discipleship, training and spiritual growth.',
        to: withQuery(paths.getQuote, { area: 'Training & mentoring' }),
      },
      {
        label: 'The Great Revival',
        text: 'Personal, societal, economic, territorial and national transformation.',
        to: withQuery(paths.getQuote, { area: 'The Great Revival' }),
      },
      {
        label: 'Kingdom Initiatives',
        text: 'Programs for youth, children and seniors, for shelter, mental health and more.',
        to: withQuery(paths.getQuote, { area: 'Kingdom Initiatives' }),
      },
    ] satisfies readonly Doorway[],
  },
  programsHeading: 'Programs to grow in',
  next: {
    heading: 'There is a place left in the wall',
    text: 'See who is already here, or bring your own stone.',
    action: pageLinks.join,
    second: pageLinks.whoWeAre,
  },
} as const satisfies PageWords & Record<string, unknown>;
