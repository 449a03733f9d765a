import type { ComponentType } from 'react';
import type { Prefetch } from '@/api/portalApi';
import type { PageHead } from '@/lib/head';
import {
  groupPath,
  groupSlugs,
  paths,
  regionPath,
  regionSlugs,
  sectorPath,
  sectorSlugs,
} from '@/config/paths';

export type PageModule = {
  readonly default: ComponentType;
  readonly head: (path: string) => PageHead;
  /** Fetches what the page shows first, before it renders. */
  readonly prefetch?: Prefetch;
  /** Beside a member's page; stays while the page scrolls. */
  readonly aside?: ComponentType;
};

export type Screen = {
  readonly path: string;
  readonly page: string;
  readonly access: 'public' | 'member' | 'admin';
  /** Built as its own `index.html`. */
  readonly prerender: boolean;
};

const open = (path: string, page: string): Screen => ({
  path,
  page,
  access: 'public',
  prerender: true,
});

/** A page for members or admins: its document is the empty frame. */
export const closed = (path: string, page: string, access: 'member' | 'admin'): Screen => ({
  path,
  page,
  access,
  prerender: false,
});

export const screens: readonly Screen[] = [
  open(paths.root, 'HomePage'),
  open(paths.home, 'HomePage'),
  open(paths.aboutUs, 'AboutUsPage'),
  open(paths.whoWeAre, 'WhoWeArePage'),
  open(paths.services, 'ServicesPage'),
  open(paths.faq, 'FaqPage'),
  open(paths.terms, 'TermsPage'),
  open(paths.privacy, 'PrivacyPage'),
  open(paths.contact, 'ContactPage'),
  open(paths.investors, 'InvestorsPage'),
  open(paths.investorsRegistration, 'InvestorsRegistrationPage'),
  open(paths.projectNeeds, 'ProjectNeedsPage'),
  open(paths.projectNeedsDetails, 'ProjectNeedsDetailsPage'),
  open(paths.businessAssetManagement, 'BusinessAssetManagementPage'),
  open(paths.businessOwners, 'BusinessOwnersPage'),
  open(paths.projectManagement, 'ProjectManagementPage'),
  open(paths.strategyConsulting, 'StrategyConsultingPage'),
  open(paths.aiSoftwareTools, 'AiSoftwareToolsPage'),
  open(paths.innovationHub, 'InnovationHubPage'),
  open(paths.builderLauncher, 'BuilderLauncherPage'),
  open(paths.getQuote, 'QuotePage'),
  open(paths.myRequests, 'MyRequestsPage'),
  open(paths.myData, 'MyDataPage'),
  open(paths.outsourcingHome, 'OutsourcingHomePage'),
  open(paths.communityLogin, 'LoginPage'),
  open(paths.communityRegister, 'RegisterPage'),
  open(paths.resetPassword, 'ResetPasswordPage'),
  open(paths.adminLogin, 'AdminLoginPage'),
  closed(paths.outbox, 'OutboxPage', 'member'),
  closed(paths.community, 'CommunityPage', 'member'),
  closed(paths.communityInitiative, 'InitiativePage', 'member'),
  closed(paths.commentPage, 'CommentPage', 'member'),
  closed(paths.initiativeCommentPage, 'InitiativeCommentPage', 'member'),
  closed(paths.internshipForum, 'InternshipForumPage', 'member'),
  closed(paths.internshipCommentPage, 'InternshipCommentPage', 'member'),
  closed(paths.loginTaskTracker, 'TaskTrackerLoginPage', 'member'),
  closed(paths.polls, 'PollsPage', 'member'),
  closed(paths.pollDetails, 'PollDetailsPage', 'member'),
  closed(paths.communityScheme, 'EmpowermentSchemePage', 'member'),
  closed(paths.empowermentScheme, 'EmpowermentSchemePage', 'member'),
  closed(paths.workTools, 'WorkToolsPage', 'member'),
  closed(paths.adminDashboard, 'AdminDashboardPage', 'admin'),
  closed(paths.adminAllTasks, 'AllTasksPage', 'admin'),
  closed(paths.adminCreatePost, 'AdminCreatePostPage', 'admin'),
  closed(paths.adminCreatePoll, 'AdminCreatePollPage', 'admin'),
  closed(paths.adminShowcase, 'AdminShowcasePage', 'admin'),
  open(paths.communities, 'CommunitiesPage'),
  ...groupSlugs.map((slug) => open(groupPath(slug), 'GroupPage')),
  ...regionSlugs.map((slug) => open(regionPath(slug), 'RegionPage')),
  ...sectorSlugs.map((slug) => open(sectorPath(slug), 'SectorPage')),
];

const known: ReadonlySet<string> = new Set(screens.map(({ path }) => path));

/** True if the address is a screen, so that menus may show it. */
export const isScreen = (path: string): boolean => known.has(path);

/** Unknown addresses are public. */
export const accessOf = (path: string): Screen['access'] =>
  screens.find((screen) => screen.path === path)?.access ?? 'public';

/** For unknown addresses; built as `404.html`. */
export const notFoundPage = 'NotFoundPage';

/** For pages that are not stored offline; built as `offline.html`. */
export const offlinePage = 'OfflinePage';
