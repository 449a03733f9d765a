import { groupPath, regionPath, type RegionSlug, regionSlugs } from '@/config/paths';

/** As its address: 'british-columbia' is British Columbia. */
export const regionName = (slug: RegionSlug): string =>
  slug.replaceAll('-', ' ').replace(/\b(?!and\b)[a-z]/g, (letter) => letter.toUpperCase());

export const regionLinks = regionSlugs.map((slug) => ({
  label: regionName(slug),
  to: regionPath(slug),
}));

/** The three group routes. */
export const groupLinks = [
  { label: 'Leadership group', to: groupPath('leadership-group') },
  { label: 'Kingdom ministers group', to: groupPath('kingdom-ministers-group') },
  { label: 'Coordinators group', to: groupPath('cordinators-group') },
];

export const communitiesLinks = [...regionLinks, ...groupLinks];
