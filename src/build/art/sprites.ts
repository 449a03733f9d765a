/**
 * Which drawings stand together in one file, `public/art/sprites/<sprite>.svg`, because a screen
 * shows them together. Every name is a drawing, `public/art/<name>.svg`; within a sprite the cells
 * stand in this order, and `/art/sprites/<sprite>.svg#<name>` shows exactly that drawing.
 */
export const sprites = {
  section: [
    'sector-real-estate',
    'sector-financial-services',
    'sector-hospitality',
    'sector-transportation',
    'sector-telecommunication',
    'sector-utilities-energy',
    'sector-legal',
    'sector-health-care',
    'sector-travel',
  ],
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
  // the landing page's first tab and its strips, in one request
  landing: [
    'sector-real-estate',
    'sector-financial-services',
    'sector-hospitality',
    'sector-transportation',
    'sector-telecommunication',
    'sector-utilities-energy',
    'sector-legal',
    'sector-health-care',
    'sector-travel',
    'group-leadership',
    'group-ministers',
    'group-coordinators',
    'group-coach-mentors',
    // a speaker before an audience: Workshop & Seminars
    'group-marketing',
    'group-high-performance-growth',
  ],
  // what passes behind the landing page's arches after the first scene
  featured: ['scene-coordinators', 'scene-province'],
  niches: ['niche-1', 'niche-2', 'niche-3', 'niche-4', 'niche-5', 'niche-6'],
  building: ['build-businesses', 'build-families', 'build-communities'],
  avatars: [
    'avatar-1',
    'avatar-2',
    'avatar-3',
    'avatar-4',
    'avatar-5',
    'avatar-6',
    'avatar-placeholder',
  ],
} as const satisfies Record<string, readonly string[]>;
