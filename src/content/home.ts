import { paths } from '@/config/paths';

export const homeHead = {
  title: 'Kingdom Builders | A community of kingdom-minded business people',
  description:
    'Join a community of kingdom-minded business people, find your group and get 3 free independent outsourcing quotes from 33,000+ firms.',
} as const;

export const homeHeadings = {
  initiatives: 'Initiatives',
  programs: 'Programs to grow in',
  tiles: 'Featured',
} as const;

export const homePosts = {
  heading: 'From the community',
  more: 'Go to the community',
  none: 'There are no posts to show right now.',
  to: paths.community,
} as const;
