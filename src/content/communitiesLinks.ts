import {
  groupPath,
  type PortalPath,
  regionPath,
  type RegionSlug,
  regionSlugs,
} from '@/config/paths';

/** As its address: 'british-columbia' is British Columbia. */
export const regionName = (slug: RegionSlug): string =>
  slug.replaceAll('-', ' ').replace(/\b(?!and\b)[a-z]/g, (letter) => letter.toUpperCase());

export type CommunityLink = { label: string; to: PortalPath; kind: 'region' | 'group' };

/** 12 regions, then the three group routes. */
export const communitiesLinks: readonly CommunityLink[] = [
  ...regionSlugs.map((slug): CommunityLink => ({
    label: regionName(slug),
    to: regionPath(slug),
    kind: 'region',
  })),
  { label: 'Leadership group', to: groupPath('leadership-group'), kind: 'group' },
  { label: 'Kingdom ministers group', to: groupPath('kingdom-ministers-group'), kind: 'group' },
  { label: 'Coordinators group', to: groupPath('cordinators-group'), kind: 'group' },
];

export const regionLinks = communitiesLinks.filter(({ kind }) => kind === 'region');
export const groupLinks = communitiesLinks.filter(({ kind }) => kind === 'group');
