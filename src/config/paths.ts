/**
 * Every address of the portal, spelled once (specification, section 2). What a screen shows beyond
 * its path stands in the query, so links, Back and reload work.
 */
export const paths = {
  root: '/',
  home: '/home',
  aboutUs: '/about-us',
  services: '/services',
  whoWeAre: '/who-we-are',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  getQuote: '/getquote',
  myRequests: '/my-requests',
  myData: '/my-data',
  outsourcingHome: '/outsourcing-home',
  investors: '/investors',
  investorsRegistration: '/investors-registration',
  projectNeeds: '/kingdom-project-needs',
  projectNeedsDetails: '/kingdom-project-needs-details',
  businessAssetManagement: '/kingdom-business-asset-management-details',
  businessOwners: '/kingdom-business-owners-innovation-hub',
  projectManagement: '/kingdom-project-management',
  strategyConsulting: '/kingdom-strategy-consulting',
  aiSoftwareTools: '/kingdom-ai-software-management-tools',
  innovationHub: '/kingdom-innovation-hub',
  builderLauncher: '/kingdom-builder-luncher',

  communityLogin: '/community-login',
  communityRegister: '/community-register',
  resetPassword: '/reset-password',
  community: '/community',
  communityInitiative: '/community/initiative',
  communities: '/communities',
  communityScheme: '/community/scheme',
  empowermentScheme: '/empowerment-scheme',
  polls: '/polls',
  pollDetails: '/poll-details',
  commentPage: '/comment-page',
  initiativeCommentPage: '/initiative-comment-page',
  outbox: '/outbox',
  internshipForum: '/internship-forum',
  internshipCommentPage: '/internship-comment-page',
  workTools: '/user-work-management-tools-dashboard',
  loginTaskTracker: '/login-tasktracker',

  adminLogin: '/admin-login',
  adminDashboard: '/admin-dashboard',
  adminCreatePost: '/admin/create-post',
  adminCreatePoll: '/admin/create-poll',
  adminAllTasks: '/admin/all-tasks',
  adminShowcase: '/admin/showcase',
} as const;

/** Paths of the 28 sector pages, without the leading slash (specification, section 2). */
export const sectorSlugs = [
  'real-estate',
  'agency',
  'financial-services',
  'health-care',
  'hospitality',
  'legal',
  'telecommunication',
  'transportation',
  'travel',
  'utilities-energy',
  'automation',
  'block-chain',
  'cyber-security',
  'data-analytics',
  'data-infrastructure',
  'it-management',
  'machine-learning',
  'robotics',
  'software',
  'web-application',
  'startups',
  'bootstrapped',
  'cross-cutting',
  'enterprise',
  'technology',
  'shared-services',
  'high-growth',
  'small-medium-sized-businesses',
] as const;
export type SectorSlug = (typeof sectorSlugs)[number];

/** Paths of the group join pages, without the leading slash (specification, section 2). */
export const groupSlugs = [
  'leadership-group',
  'cordinators-group',
  'kingdom-ministers-group',
  'high-performance-sales-consultant',
  'high-performance-revenue',
  'high-performance-growth',
  'media-content-creators',
  'marketing',
  'strategies',
  'research-development',
  'digital-advertising',
  'scaling',
  'coach-mentors',
  'program-writer',
  'lead-generator',
  'script-writer',
  'project-manager',
  'business-manager',
  'business-operations',
  'tech-devs',
  'accountants',
  'administrators',
  'ai-software',
  'specialists',
  'lawyers',
  'it-consultants',
  'technology-consultants',
] as const;
export type GroupSlug = (typeof groupSlugs)[number];

/** Paths of the 12 regional communities, without the leading slash (specification, section 2). */
export const regionSlugs = [
  'newfoundland-and-labrador',
  'prince-edward-island',
  'northwest-territories',
  'nunavut',
  'nova-scotia',
  'new-brunswick',
  'quebec',
  'ontario',
  'manitoba',
  'saskatchewan',
  'alberta',
  'british-columbia',
] as const;
export type RegionSlug = (typeof regionSlugs)[number];

/** The state of the way to a page that somebody takes in order to write there. */
export const toWrite = 'write';

/** A path of this portal: a named screen, or one member of a family. */
export type PortalPath =
  (typeof paths)[keyof typeof paths] | `/${SectorSlug}` | `/${GroupSlug}` | `/${RegionSlug}`;

/** A sector page's path. */
export const sectorPath = (slug: SectorSlug): `/${SectorSlug}` => `/${slug}`;
/** A group join page's path. */
export const groupPath = (slug: GroupSlug): `/${GroupSlug}` => `/${slug}`;
/** A regional community's path. */
export const regionPath = (slug: RegionSlug): `/${RegionSlug}` => `/${slug}`;

/**
 * An address with a query. Entries that are undefined or empty are left out.
 * @example withQuery(paths.getQuote, { step: 2 }) // '/getquote?step=2'
 */
export function withQuery<Path extends string>(
  path: Path,
  query: Readonly<Record<string, string | number | undefined>>,
): Path | `${Path}?${string}` {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
