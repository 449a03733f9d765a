import { type PortalPath, paths } from '@/lib/paths';
import type { Reason } from './sectors/model';

/** The claim under every sector's heading (specification, section 2). */
export const savingsClaim =
  'Save 70% on staffing costs, guaranteed, while improving output, quality and revenue.';

/** The block that fills the last row of the projects panel. */
export const savingsBlock = {
  figure: '70%',
  text: 'Save 70% on staffing costs. Start with 3 FREE Independent quotes.',
  action: 'Get a quote',
} as const;

/** The five items of every sector's checklist, to the letter (specification, section 2). */
export const checklist = [
  '3 FREE Independent quotes',
  '33,000+ leading outsourcing firms',
  'Millions of talented professionals',
  'Secure, trusted & transparent',
  'Bespoke advisory & support',
] as const;

export const getQuoteLabel = 'Get a quote';

export const relatedSectorsHeading = 'Related sectors';

/** Above the kinds of work a sector commonly hands over. */
export const tasksHeading = 'Work that is commonly handed over';

/** The four benefits in general words; sector pages have their own (specification, section 1). */
export const benefits: readonly [Reason, Reason, Reason, Reason] = [
  {
    title: 'Save on staffing costs',
    text: 'Pay for the work you need done and put what is left into the people you have.',
  },
  {
    title: 'Diversify the workforce',
    text: 'Welcome other skills, languages and ways of seeing the same job.',
  },
  {
    title: 'Focus on core tasks',
    text: 'Keep the work that only you can do. Let others carry the rest.',
  },
  {
    title: 'Optimise resources',
    text: 'Put people where the load is today and move them when it shifts.',
  },
];

/** The banner that leads to the quote form. */
export const startBanner = {
  heading: "Let's get you started",
  lead: '3 free independent quotes from 33,000+ outsourcing firms, with bespoke advisory and support.',
  action: 'Get started',
} as const;

/** A step of 'How it works'. */
export type HowItWorksStep = { title: string; text: string };

/** How a quote comes about, from the specification's facts only (section 1). */
export const howItWorks: { heading: string; steps: readonly HowItWorksStep[] } = {
  heading: 'How it works',
  steps: [
    {
      title: 'Tell us what you want to build',
      text: 'The quote form has four short steps. It asks for your area, what you would build and the business you are interested in.',
    },
    {
      title: 'Receive 3 free independent quotes',
      text: 'They are drawn from 33,000+ outsourcing firms and millions of professionals.',
    },
    {
      title: 'Compare them in daylight',
      text: 'The service is secure, trusted and transparent. Read the offers side by side and take your time.',
    },
    {
      title: 'Decide with an adviser beside you',
      text: 'Bespoke advisory and support is there to help you weigh what you read.',
    },
  ],
};

/** Words of `/outsourcing-home`. */
export const outsourcingHome = {
  /** Its name where another page leads back to it. */
  name: 'Outsourcing',
  heading: 'Outsourcing for people who build',
  lead: 'A marketplace and an advisory desk in one: name the work, receive 3 free independent quotes and choose with counsel.',
  reasonsHeading: 'Four benefits of outsourcing',
  sectorsHeading: 'Find your sector',
  sectorsLead:
    'Nine industries, ten services and nine kinds of company, each with the work that is commonly handed over in it.',
  advisoryHeading: 'Advice that knows what you are building',
  advisoryText:
    'Some needs fit no sector. Bring yours to the advisory desk: strategy, project management, AI and software tools and innovation each have a page where you can describe what you have in mind.',
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

/** Words of the showroom section on `/outsourcing-home`. */
export const showroom = {
  heading: 'Approved listings',
  lead: 'Listings that have been approved for the Kingdom Builders showroom.',
  loading: 'Fetching the approved listings',
  empty: 'No listing has been approved yet.',
  failed: 'The listings could not be fetched just now.',
  retry: 'Try again',
} as const;
