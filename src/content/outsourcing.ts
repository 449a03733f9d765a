import { type PortalPath, paths } from '@/config/paths';
import type { SectorFamily } from './projectsPanel';

/** Under every sector's heading (specification, section 2). */
export const savingsClaim =
  'Save 70% on staffing costs, guaranteed, while improving output, quality and revenue.';

/** Fills the last row of the projects panel. */
export const savingsBlock = {
  figure: '70%',
  text: 'Save 70% on staffing costs. Start with 3 free independent quotes.',
  action: { label: 'Get a quote', to: paths.getQuote },
} as const;

type Filler = {
  readonly text: string;
  readonly action: { readonly label: string; readonly to: PortalPath };
  readonly figure?: string;
};

/** Fills the last row of each group on `/outsourcing-home`. */
export const sectorFillers: Readonly<Record<SectorFamily, Filler>> = {
  section: savingsBlock,
  services: {
    text: 'Need more than one service? Ask for advice.',
    action: { label: 'Strategy consulting', to: paths.strategyConsulting },
  },
  companyType: {
    text: 'Not listed? Get 3 free independent quotes without choosing a sector.',
    action: { label: 'Get 3 free quotes', to: paths.getQuote },
  },
};

/** To the letter (specification, section 2). */
export const checklist = [
  '3 FREE Independent quotes',
  '33,000+ leading outsourcing firms',
  'Millions of talented professionals',
  'Secure, trusted & transparent',
  'Bespoke advisory & support',
] as const;

export const getQuoteLabel = 'Get a quote';

export const relatedSectorsHeading = 'Related sectors';

/** Above examples of outsourced work. */
export const tasksHeading = 'Work you can hand over';

export type ReasonTexts = readonly [
  save: string,
  diversify: string,
  focus: string,
  optimise: string,
];

/** The four benefits (specification, section 1). */
export const reasonsOf = (texts: ReasonTexts) => [
  { title: 'Save on staffing costs', text: texts[0] },
  { title: 'Diversify the workforce', text: texts[1] },
  { title: 'Focus on core tasks', text: texts[2] },
  { title: 'Optimise resources', text: texts[3] },
];

/** In general; sector pages have their own words. */
export const benefits = reasonsOf([
  'Pay only for the work you need. Spend the savings on your own team.',
  'Add skills, languages and views that your team doesn’t have yet.',
  'Spend your time on your main work, and hand over the rest.',
  'Move people to other work when your needs change.',
]);

export const startBanner = {
  heading: "Let's get you started",
  lead: '3 free independent quotes from 33,000+ outsourcing firms, with bespoke advisory and support.',
  action: 'Get started',
} as const;

/** From the specification's facts only (section 1). */
export const howItWorks = {
  heading: 'How it works',
  steps: [
    {
      title: 'Tell us what you want to build',
      text: 'Answer three questions: your area of participation, what you want to build and the business you’re interested in.',
    },
    {
      title: 'Receive 3 free independent quotes',
      text: 'Each quote comes from an outsourcing firm. The marketplace has 33,000+ firms.',
    },
    { title: 'Compare the quotes', text: 'Read the three quotes side by side.' },
    {
      title: 'Decide with an adviser',
      text: 'Get advice and support for your project before you choose.',
    },
  ],
} as const;

export const outsourcingHome = {
  name: 'Outsourcing',
  heading: 'Outsourcing for people who build',
  lead: 'Describe the work, receive 3 free independent quotes and get advice before you choose.',
  reasonsHeading: 'Four benefits of outsourcing',
  sectorsHeading: 'Find your sector',
  sectorsLead:
    'Nine industries, ten services and nine kinds of company. Each sector’s page lists work you can hand over.',
  advisoryHeading: 'Get advice first',
  advisoryText: 'No sector fits? Describe what you need on one of these pages.',
  advisoryLinks: [
    { label: 'Strategy consulting', to: paths.strategyConsulting },
    { label: 'Project management', to: paths.projectManagement },
    { label: 'AI and software tools', to: paths.aiSoftwareTools },
    { label: 'Innovation hub', to: paths.innovationHub },
  ] satisfies readonly { label: string; to: PortalPath }[],
  title: 'Outsourcing marketplace & advisory | Kingdom Builders',
  description:
    'Compare 3 free independent quotes from 33,000+ outsourcing firms, with bespoke advisory and support for kingdom-minded businesses.',
} as const;

export const showroom = {
  heading: 'Approved listings',
  lead: 'Businesses that are approved for the Kingdom Builders showroom.',
  loading: 'Loading the approved listings',
  empty: 'No approved listings yet.',
  failed: 'The listings could not be loaded.',
  retry: 'Try again',
} as const;

export const sectorFilterWords = {
  groups: 'Kinds of sector',
  all: 'All',
  field: 'Filter the sectors',
  placeholder: 'A kind of work or company',
  count: (shown: number, all: number): string =>
    shown === all ? `All ${all} sectors` : `${shown} of ${all} sectors`,
  nothing: (query: string): string => `No sectors match “${query}”`,
  nothingText: 'Try another word, or get a quote without choosing a sector.',
  showAll: 'Show all sectors',
  quote: 'Get a quote',
} as const;
