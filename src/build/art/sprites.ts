const sections = [
  'sector-real-estate',
  'sector-financial-services',
  'sector-hospitality',
  'sector-transportation',
  'sector-telecommunication',
  'sector-utilities-energy',
  'sector-legal',
  'sector-health-care',
  'sector-travel',
] as const;

/** Drawings of one screen share a file: `/art/sprites/<sprite>.svg#<name>`. */
export const sprites = {
  section: sections,
  services: [
    'sector-cyber-security',
    'sector-web-application',
    'sector-automation',
    'sector-block-chain',
    'sector-software',
    'sector-data-analytics',
    'sector-it-management',
    'sector-data-infrastructure',
    'sector-machine-learning',
    'sector-robotics',
  ],
  'company-type': [
    'sector-startups',
    'sector-small-medium-sized-businesses',
    'sector-enterprise',
    'sector-high-growth',
    'sector-cross-cutting',
    'sector-agency',
    'sector-technology',
    'sector-shared-services',
    'sector-bootstrapped',
  ],
  // the landing page's first tab, in one request
  landing: [
    ...sections,
    'group-leadership',
    'group-ministers',
    'group-coordinators',
    'group-coach-mentors',
    // a speaker before an audience: Workshop & Seminars
    'group-marketing',
    'group-high-performance-growth',
  ],
  // later scenes behind the landing page's arches
  featured: ['scene-coordinators', 'scene-province'],
  niches: ['niche-1', 'niche-2', 'niche-3', 'niche-4', 'niche-5', 'niche-6'],
  building: ['build-businesses', 'build-families', 'build-communities'],
} as const satisfies Record<string, readonly string[]>;
