import {
  groupPath,
  type PortalPath,
  regionPath,
  type RegionSlug,
  regionSlugs,
} from '@/config/paths';

export const regionNames: Readonly<Record<RegionSlug, string>> = {
  'newfoundland-and-labrador': 'Newfoundland and Labrador',
  'prince-edward-island': 'Prince Edward Island',
  'northwest-territories': 'Northwest Territories',
  nunavut: 'Nunavut',
  'nova-scotia': 'Nova Scotia',
  'new-brunswick': 'New Brunswick',
  quebec: 'Quebec',
  ontario: 'Ontario',
  manitoba: 'Manitoba',
  saskatchewan: 'Saskatchewan',
  alberta: 'Alberta',
  'british-columbia': 'British Columbia',
};

export type CommunityLink = { label: string; to: PortalPath; kind: 'region' | 'group' };

/** 12 regions, then the three group routes. */
export const communitiesLinks: readonly CommunityLink[] = [
  ...regionSlugs.map((slug): CommunityLink => ({
    label: regionNames[slug],
    to: regionPath(slug),
    kind: 'region',
  })),
  { label: 'Leadership group', to: groupPath('leadership-group'), kind: 'group' },
  { label: 'Kingdom ministers group', to: groupPath('kingdom-ministers-group'), kind: 'group' },
  { label: 'Coordinators group', to: groupPath('cordinators-group'), kind: 'group' },
];

export const regionLinks = communitiesLinks.filter(({ kind }) => kind === 'region');
export const groupLinks = communitiesLinks.filter(({ kind }) => kind === 'group');
