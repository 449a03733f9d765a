import { groupPath, paths, withQuery } from '@/config/paths';
import type { QuoteArea } from './quoteSteps';

export type InitiativeCard = {
  title: string;
  text: string;
  drawing: `${'group' | 'build'}-${string}`;
  to: string;
};

const quoteAbout = (area: QuoteArea): string => withQuery(paths.getQuote, { area });

/** As the owner states it (specification, section 1). */
export const mission =
  'To advance the Kingdom of God by building a community of kingdom-minded, successful people who make a transformational impact in their families and communities.';

const joinLink = {
  label: 'Join the community',
  text: 'Meet members in your province: posts, polls and groups.',
  to: paths.communityRegister,
} as const;

/** For members. It replaces `joinLink` after hydration, so its text has the same length. */
const communityLink = { ...joinLink, label: 'Go to the feed', to: paths.community } as const;

const quoteLink = {
  label: 'Get 3 free quotes',
  text: 'From a choice of 33,000+ outsourcing firms.',
  to: paths.getQuote,
} as const;

export const hero = {
  heading: 'Welcome to Kingdom Builders',
  lead: 'A community of kingdom-minded business people, and a place to get help with your work.',
  links: { visitor: [joinLink, quoteLink], member: [communityLink, quoteLink] },
  pause: 'Pause',
  play: 'Play',
} as const;

/** A link into the quote form with its area chosen (decisions, section 4). */
const heroTile = (title: string, area: QuoteArea) => ({ title, to: quoteAbout(area) });

export const heroTiles = [
  heroTile('The Great Revival', 'The Great Revival'),
  heroTile('Kingdom Builders', 'Kingdom builder'),
  heroTile('Kingdom Ministries Initiatives', 'Kingdom Initiatives'),
];

export const heroScenes = [
  'scene-business-people',
  'scene-coordinators',
  'scene-province',
] as const;

export const seeMoreLabel = 'See more';

/** The three group routes (specification, section 1). */
export const initiativeGroups: readonly InitiativeCard[] = [
  {
    title: 'Leadership group',
    text: 'Business leaders who guide the community and hold each other accountable.',
    drawing: 'group-leadership',
    to: groupPath('leadership-group'),
  },
  {
    title: 'Kingdom ministers',
    text: 'Ministers who serve business people and their families.',
    drawing: 'group-ministers',
    to: groupPath('kingdom-ministers-group'),
  },
  {
    title: 'Coordinators forum',
    text: 'The people who coordinate regions and projects.',
    drawing: 'group-coordinators',
    to: groupPath('cordinators-group'),
  },
];

/** Their links are ruled in decisions, section 4. */
export const initiativePrograms: readonly InitiativeCard[] = [
  {
    title: 'Kingdom Mentoring and Coaching',
    text: 'Get advice from someone with more experience.',
    drawing: 'group-coach-mentors',
    to: groupPath('coach-mentors'),
  },
  {
    title: 'Workshop & Seminars',
    text: 'Learn a skill that you can use the next day.',
    drawing: 'group-marketing',
    to: quoteAbout('Training & mentoring'),
  },
  {
    title: 'Spiritual Growth Programs',
    text: 'Grow in faith, with ministers and other members.',
    drawing: 'group-high-performance-growth',
    to: groupPath('kingdom-ministers-group'),
  },
];

export const buildingHeading = 'Building for the Kingdom of God';

export const buildingCards: readonly InitiativeCard[] = [
  {
    title: 'Businesses',
    text: 'Create a profile of your business, and find groups for owners.',
    drawing: 'build-businesses',
    to: paths.businessOwners,
  },
  {
    title: 'Families',
    text: 'Ask coaches and mentors for advice on work and family.',
    drawing: 'build-families',
    to: groupPath('coach-mentors'),
  },
  {
    title: 'Communities',
    text: 'Describe what your community needs, and share it with people who can help.',
    drawing: 'build-communities',
    to: paths.projectNeeds,
  },
];

/** Leads to the needs page (specification, section 2). */
export const needsTeaser = {
  heading: 'Kingdom Builder Needs',
  text: 'What does your project need: people, funding, skills or a place? See what counts as a need and how to describe yours.',
  action: 'Read more',
  to: paths.projectNeedsDetails,
  drawing: 'scene-coordinators',
} as const;

/** Specification, section 1. */
export const communityPromo = {
  heading: 'Take your place in the community',
  text: 'Post what you’re building, ask for advice, vote in polls and join groups.',
  links: {
    visitor: [
      { label: 'Member login', to: paths.communityLogin },
      { label: 'Join', to: paths.communityRegister },
    ],
    member: [
      { label: 'Go to the community', to: paths.community },
      { label: 'Find a group', to: paths.communities },
    ],
  },
  drawings: ['niche-1', 'niche-2', 'niche-3', 'niche-4', 'niche-5', 'niche-6'],
} as const;

export const homeHead = {
  title: 'Kingdom Builders | A community of kingdom-minded business people',
  description:
    'Join a community of kingdom-minded business people, find your group and get 3 free independent outsourcing quotes from 33,000+ firms.',
} as const;

export const homeHeadings = {
  initiatives: 'Initiatives',
  programs: 'Programs that help you grow',
  tiles: 'Featured',
} as const;

export const homePosts = {
  heading: 'From the community',
  more: 'Go to the community',
  none: 'There are no posts to show right now.',
  failed: 'The posts could not be loaded.',
  tryAgain: 'Try again',
  to: paths.community,
} as const;
