import { paths } from '@/config/paths';
import type { PageWords, Passage } from './model';
import { pageLinks, pageOf } from './pageLinks';

export const whoWeAre = {
  ...pageOf(pageLinks.whoWeAre, pageLinks.aboutUs),
  title: 'Who we are | Kingdom Builders',
  description:
    'Leaders, ministers, coordinators and people of many trades: meet the groups of Kingdom Builders and its 12 regions across Canada.',
  heading: 'Who we are',
  lead: 'One community of kingdom-minded business people, with 27 groups and 12 regions.',
  drawing: 'scene-business-people',
  mission: { label: 'About the mission', to: paths.aboutUs },
  one: {
    heading: 'One community',
    text: [
      'Members meet in one feed. They post what they’re building, give each other advice and vote in polls.',
      'There is also a forum for internships, and a task tracker for your own work.',
    ],
  } satisfies Passage,
  groupsHeading: 'Three main groups',
  howToJoin: { label: 'How to join a group', to: `${paths.faq}#groups` },
  trades: {
    heading: 'A group for your trade',
    text: [
      'Sales, marketing and media. Coaching and writing. Law, accounting and administration. Software and IT. Each of the other 24 groups has its own page, where you can ask to join.',
    ],
  } satisfies Passage,
  regions: { heading: '12 regions', text: 'Find yours on the map on the communities page.' },
} as const satisfies PageWords & Record<string, unknown>;
