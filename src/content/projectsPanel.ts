import { paths, type SectorSlug } from '@/config/paths';

export type SectorFamily = 'section' | 'services' | 'companyType';

/** A tile of the panel; `drawing` is a name in `public/art` without its extension. */
const tile = (label: string, slug: SectorSlug) => ({ label, slug, drawing: `sector-${slug}` });

export type PanelTab = { key: SectorFamily; label: string; tiles: ReturnType<typeof tile>[] };

export const projectsPanelTitle = 'Kingdom Projects Management/Outsourcing';

/** Labels to the letter (specification, section 2, 'Projects panel'). */
export const projectsPanel: readonly PanelTab[] = [
  {
    key: 'section',
    label: 'Section',
    tiles: [
      tile('Real Estate', 'real-estate'),
      tile('Financial Services', 'financial-services'),
      tile('Hospitality', 'hospitality'),
      tile('Transportation', 'transportation'),
      tile('Tele communication', 'telecommunication'),
      tile('Utilities & Energy', 'utilities-energy'),
      tile('Legal', 'legal'),
      tile('Healthcare', 'health-care'),
      tile('Travel', 'travel'),
    ],
  },
  {
    key: 'services',
    label: 'Services',
    tiles: [
      tile('Cyber Security', 'cyber-security'),
      tile('Web/Mobile Application Development', 'web-application'),
      tile('Automation', 'automation'),
      tile('Blockchain', 'block-chain'),
      tile('Softwares', 'software'),
      tile('Data Analytics', 'data-analytics'),
      tile('IT Management', 'it-management'),
      tile('Data Infrastructure', 'data-infrastructure'),
      tile('Machine Learning', 'machine-learning'),
      tile('Robotics', 'robotics'),
    ],
  },
  {
    key: 'companyType',
    label: 'Project type',
    tiles: [
      tile('Startups', 'startups'),
      tile('Small & Medium sized Businesses', 'small-medium-sized-businesses'),
      tile('Enterprise', 'enterprise'),
      tile('High Growth', 'high-growth'),
      tile('Cross - Cutting', 'cross-cutting'),
      tile('Agency', 'agency'),
      tile('Technology', 'technology'),
      tile('Shared Services', 'shared-services'),
      tile('Bootstrapped', 'bootstrapped'),
    ],
  },
];

export const openPortal = {
  key: 'openPortal',
  label: 'Open Portal',
  tiles: [
    { label: 'User dashboard', to: paths.workTools, drawing: 'admin-tasks' },
    { label: 'Community', to: paths.community, drawing: 'build-door' },
  ],
} as const;
