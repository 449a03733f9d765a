import type { GroupSlug } from '@/config/paths';

/** `/communities` and the map (specification, section 2; decisions, section 4). */
export const communitiesWords = {
  name: 'Communities',
  lead: 'Choose your region on the map or in the list to see its community and how to join.',
  head: {
    title: 'Communities across Canada | Kingdom Builders',
    description:
      'Find your community on a map of Canada or in a list: 12 regions and three groups of kingdom-minded business people, each with its own page.',
  },
  regions: 'Regional communities',
  groups: 'Groups',
  byWork: 'Groups by what you do',
  everywhere: 'All communities on the map',
  mine: 'Your communities',
  mineNone: 'You’re not in a community yet. Choose one below and ask to join.',
  mineRequested:
    'You’re not in a community yet. Your request was sent. Once approved, the community appears here.',
  mineFailed: 'Your communities could not be loaded.',
  member: 'Yours',
  requested: 'Requested',
  map: 'Map of Canada with regional communities',
  mapLoading: 'Loading map…',
  mapFailed: 'The map could not be loaded. All communities are in the list.',
  credit: 'Map: @svg-maps/canada',
  licence: 'CC BY 4.0',
  changed: 'changed and simplified.',
  hatched: 'Striped regions have no community yet.',
  noCommunityYet: (region: string) => `${region}: no community yet`,
} as const;

export const mapSource = {
  map: 'https://www.npmjs.com/package/@svg-maps/canada',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

const family = (name: string, groups: Partial<Record<GroupSlug, string>>) => ({
  name,
  links: Object.entries(groups).map(([slug, label]) => ({ label, to: `/${slug}` })),
});

export const groupFamilies = [
  family('Growth and sales', {
    'high-performance-sales-consultant': 'High performance sales consultant',
    'high-performance-revenue': 'High performance revenue',
    'high-performance-growth': 'High performance growth',
    'lead-generator': 'Lead generator',
    scaling: 'Scaling',
    strategies: 'Strategies',
  }),
  family('Media and words', {
    'media-content-creators': 'Media content creators',
    marketing: 'Marketing',
    'digital-advertising': 'Digital advertising',
    'program-writer': 'Program writer',
    'script-writer': 'Script writer',
  }),
  family('Running a business', {
    'coach-mentors': 'Coach & mentors',
    'project-manager': 'Project manager',
    'business-manager': 'Business manager',
    'business-operations': 'Business operations',
    administrators: 'Administrators',
    'research-development': 'Research & development',
  }),
  family('Technology and professions', {
    'tech-devs': 'Tech devs',
    'ai-software': 'AI software',
    'it-consultants': 'IT consultants',
    'technology-consultants': 'Technology consultants',
    accountants: 'Accountants',
    lawyers: 'Lawyers',
    specialists: 'Specialists',
  }),
];
