import { groupPath, paths, withQuery } from '@/lib/paths';
import type { QuoteArea } from './quoteSteps';

/** A card with a drawing (a name in `public/art` without extension) and a link. */
export type InitiativeCard = {
  title: string;
  text: string;
  drawing: `${'group' | 'build'}-${string}`;
  /** An address of this site. */
  to: string;
};

const quoteAbout = (area: QuoteArea): string => withQuery(paths.getQuote, { area });

/** The mission, as stated on the landing page (specification, section 1). */
export const mission =
  'To advance the Kingdom of God by building a community of kingdom-minded, successful people who make a transformational impact in their families and communities.';

/** The landing page's welcome. */
export const hero = {
  heading: 'Welcome to Kingdom Builders',
  lead: 'A community of kingdom-minded business people who build their work, their families and their cities to last.',
  join: 'Join',
  start: 'Get started',
  pause: 'Pause',
  play: 'Play',
} as const;

/** A fixed arch of the hero; it opens the quote form with its area chosen (decisions, section 4). */
export type HeroTile = { title: string; area: QuoteArea; to: string };

const heroTile = (title: string, area: QuoteArea): HeroTile => ({
  title,
  area,
  to: quoteAbout(area),
});

export const heroTiles: readonly HeroTile[] = [
  heroTile('The Great Revival', 'The Great Revival'),
  heroTile('Kingdom Builders', 'Kingdom builder'),
  heroTile('Kingdom Ministries Initiatives', 'Kingdom Initiatives'),
];

/** The featured images that pass behind the hero's arches; decoration, so they have no words. */
export const heroScenes = [
  'scene-business-people',
  'scene-coordinators',
  'scene-province',
] as const;

export const seeMoreLabel = 'See more';

/** The first initiatives strip, over the three group routes (specification, section 1). */
export const initiativeGroups: readonly InitiativeCard[] = [
  {
    title: 'Leadership group',
    text: 'Business leaders who carry the vision and hold each other to it.',
    drawing: 'group-leadership',
    to: groupPath('leadership-group'),
  },
  {
    title: 'Kingdom ministers',
    text: 'Ministers who serve the marketplace and the people in it.',
    drawing: 'group-ministers',
    to: groupPath('kingdom-ministers-group'),
  },
  {
    title: 'Coordinators forum',
    text: 'The people who keep every region and project moving together.',
    drawing: 'group-coordinators',
    to: groupPath('cordinators-group'),
  },
];

/** The second strip; where its links lead is ruled in decisions, section 4. */
export const initiativePrograms: readonly InitiativeCard[] = [
  {
    title: 'Kingdom Mentoring and Coaching',
    text: 'Walk a stretch of the road with someone who has built before you.',
    drawing: 'group-coach-mentors',
    to: groupPath('coach-mentors'),
  },
  {
    title: 'Workshop & Seminars',
    text: 'Come with sleeves rolled up and leave with a skill you can use on Monday.',
    drawing: 'group-marketing',
    to: quoteAbout('Training & mentoring'),
  },
  {
    title: 'Spiritual Growth Programs',
    text: 'Tend the roots, so that what stands above them can carry weight.',
    drawing: 'group-high-performance-growth',
    to: groupPath('kingdom-ministers-group'),
  },
];

export const buildingHeading = 'Building for the Kingdom of God';

/** The three cards of 'Building for the Kingdom of God', each linked to the page that fits it. */
export const buildingCards: readonly InitiativeCard[] = [
  {
    title: 'Businesses',
    text: 'Set up work that pays its people well and serves its neighbours.',
    drawing: 'build-businesses',
    to: paths.businessOwners,
  },
  {
    title: 'Families',
    text: 'Successful people whose first project is the household they come home to.',
    drawing: 'build-families',
    to: groupPath('coach-mentors'),
  },
  {
    title: 'Communities',
    text: 'Impact that crosses the street, the city and the province.',
    drawing: 'build-communities',
    to: paths.projectNeeds,
  },
];

/** The teaser that leads to the needs page (specification, section 2). */
export const needsTeaser = {
  heading: 'Kingdom Builder Needs',
  text: 'Every project starts with a need someone is ready to name: people, funding, skills or a site to build on. See what the community is working towards now.',
  action: 'Read more',
  to: paths.projectNeedsDetails,
  drawing: 'scene-coordinators',
} as const;

/** The community promotion block (specification, section 1). */
export const communityPromo = {
  heading: 'Take your place in the community',
  text: 'Post what you are building, ask for counsel, vote in polls and join a group in your province.',
  login: 'Member login',
  join: 'Join',
  drawings: ['niche-1', 'niche-2', 'niche-3', 'niche-4', 'niche-5', 'niche-6'],
} as const;
