import type { ComponentType } from 'react';
import type { Prefetch } from '@/api/portalApi';
import type { ScreenHead } from '@/lib/pageHead';
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
  readonly head: (path: string) => ScreenHead;
  /** Fetches what the page shows first, before it renders. */
  readonly prefetch?: Prefetch;
  /** Beside a member's page; stays while the page scrolls. */
  readonly aside?: ComponentType;
};

export type Screen = {
  readonly path: string;
  readonly page: string;
  readonly access: 'public' | 'member' | 'admin';
};

const screenFor =
  (access: Screen['access']) =>
  (path: string, page: string): Screen => ({ path, page, access });
const publicScreen = screenFor('public');
/** The document of a page for members or admins is the empty frame. */
export const memberScreen = screenFor('member');
export const adminScreen = screenFor('admin');

export const screens: readonly Screen[] = [
  publicScreen(paths.root, 'HomePage'),
  publicScreen(paths.home, 'HomePage'),
  publicScreen(paths.aboutUs, 'AboutUsPage'),
  publicScreen(paths.whoWeAre, 'WhoWeArePage'),
  publicScreen(paths.services, 'ServicesPage'),
  publicScreen(paths.faq, 'FaqPage'),
  publicScreen(paths.terms, 'LegalPage'),
  publicScreen(paths.privacy, 'LegalPage'),
  publicScreen(paths.contact, 'ContactPage'),
  publicScreen(paths.investors, 'InvestorsPage'),
  publicScreen(paths.investorsRegistration, 'InvestorsRegistrationPage'),
  publicScreen(paths.projectNeeds, 'ProjectNeedsPage'),
  publicScreen(paths.projectNeedsDetails, 'ProjectNeedsDetailsPage'),
  publicScreen(paths.businessAssetManagement, 'BusinessAssetManagementPage'),
  publicScreen(paths.businessOwners, 'BusinessOwnersPage'),
  publicScreen(paths.projectManagement, 'ProjectManagementPage'),
  publicScreen(paths.strategyConsulting, 'StrategyConsultingPage'),
  publicScreen(paths.aiSoftwareTools, 'AiSoftwareToolsPage'),
  publicScreen(paths.innovationHub, 'InnovationHubPage'),
  publicScreen(paths.builderLauncher, 'BuilderLauncherPage'),
  publicScreen(paths.getQuote, 'QuotePage'),
  publicScreen(paths.myRequests, 'MyRequestsPage'),
  publicScreen(paths.myData, 'MyDataPage'),
  publicScreen(paths.outsourcingHome, 'OutsourcingHomePage'),
  publicScreen(paths.communityLogin, 'LoginPage'),
  publicScreen(paths.communityRegister, 'RegisterPage'),
  publicScreen(paths.resetPassword, 'ResetPasswordPage'),
  publicScreen(paths.adminLogin, 'AdminLoginPage'),
  memberScreen(paths.outbox, 'OutboxPage'),
  memberScreen(paths.community, 'CommunityPage'),
  memberScreen(paths.communityInitiative, 'InitiativePage'),
  memberScreen(paths.commentPage, 'CommentPage'),
  memberScreen(paths.initiativeCommentPage, 'InitiativeCommentPage'),
  memberScreen(paths.internshipForum, 'InternshipForumPage'),
  memberScreen(paths.internshipCommentPage, 'InternshipCommentPage'),
  memberScreen(paths.loginTaskTracker, 'TaskTrackerLoginPage'),
  memberScreen(paths.polls, 'PollsPage'),
  memberScreen(paths.pollDetails, 'PollDetailsPage'),
  memberScreen(paths.communityScheme, 'EmpowermentSchemePage'),
  memberScreen(paths.empowermentScheme, 'EmpowermentSchemePage'),
  memberScreen(paths.workTools, 'WorkToolsPage'),
  adminScreen(paths.adminDashboard, 'AdminDashboardPage'),
  adminScreen(paths.adminAllTasks, 'AllTasksPage'),
  adminScreen(paths.adminCreatePost, 'AdminCreatePostPage'),
  adminScreen(paths.adminCreatePoll, 'AdminCreatePollPage'),
  adminScreen(paths.adminShowcase, 'AdminShowcasePage'),
  publicScreen(paths.communities, 'CommunitiesPage'),
  ...groupSlugs.map((slug) => publicScreen(groupPath(slug), 'GroupPage')),
  ...regionSlugs.map((slug) => publicScreen(regionPath(slug), 'RegionPage')),
  ...sectorSlugs.map((slug) => publicScreen(sectorPath(slug), 'SectorPage')),
];

const known: ReadonlySet<string> = new Set(screens.map(({ path }) => path));

export const isScreen = (path: string): boolean => known.has(path);

/** For unknown addresses; built as `404.html`. */
export const notFoundPage = 'NotFoundPage';

/** For pages that are not stored offline; built as `offline.html`. */
export const offlinePage = 'OfflinePage';
