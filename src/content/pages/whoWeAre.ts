import { paths } from '@/lib/paths';
import type { PageWords, Passage } from './model';
import { pageLinks } from './pageLinks';

/** Words of `/who-we-are`: the community, its groups and its regions. */
export const whoWeAre = {
  path: paths.whoWeAre,
  name: pageLinks.whoWeAre.label,
  parent: pageLinks.aboutUs,
  title: 'Who we are | Kingdom Builders',
  description:
    'Leaders, ministers, coordinators and people of many trades: meet the groups of Kingdom Builders and its 12 communities across Canada.',
  heading: 'Who we are',
  lead: 'One community of kingdom-minded business people, with 27 groups to serve in and 12 regions to call home.',
  drawing: 'scene-business-people',
  mission: { label: 'About the mission', to: paths.aboutUs },
  one: {
    heading: 'One community',
    text: [
      'Members meet in a shared feed. Somebody posts what they are building, somebody else answers with counsel, and the questions that concern everybody are put to a poll.',
      'Those who are starting out have a forum of their own for internships. Those who carry work together find their task tracker among the work management tools.',
    ],
  } satisfies Passage,
  groupsHeading: 'Three groups at the heart of it',
  howToJoin: { label: 'How to join a group', to: paths.faq },
  trades: {
    heading: 'And a group for your trade',
    text: [
      'Sales, marketing and media. Coaching and writing. Law, accounting and administration. Software and IT. Each of the other 24 groups has a page of its own, where you say what you bring and ask to join.',
    ],
  } satisfies Passage,
  regions: {
    heading: 'At home in 12 regions',
    text: 'Every region named here has its own community. Open the communities page to find yours on a map.',
  },
} as const satisfies PageWords & Record<string, unknown>;
