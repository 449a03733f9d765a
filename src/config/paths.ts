/** Every address of the portal, spelled once (specification, section 2). */
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

/** Below this path of the page's origin, the demo provider answers. */
export const demoProviderPath = '/demo-provider/';

/** The 28 sector pages (specification, section 2). */
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

/** Router state of a link whose target focuses the field to write in. */
export const toWrite = 'write';
/** Router state of a link from a feed: one step back leads to the place that was left. */
export const fromFeed = 'feed';
/** Router state of the page that follows registration. */
export const justRegistered = 'registered';

export type PortalPath =
  (typeof paths)[keyof typeof paths] | `/${SectorSlug}` | `/${GroupSlug}` | `/${RegionSlug}`;

export const sectorPath = (slug: SectorSlug): `/${SectorSlug}` => `/${slug}`;
export const groupPath = (slug: GroupSlug): `/${GroupSlug}` => `/${slug}`;
export const regionPath = (slug: RegionSlug): `/${RegionSlug}` => `/${slug}`;

/** An address with a query; undefined and empty entries are left out. */
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
