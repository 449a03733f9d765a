import type { ComponentType } from 'react';
import type { Prefetch } from '@/api/portalApi';
import type { ScreenHead } from '@/lib/head';
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

const publicScreen = (path: string, page: string): Screen => ({ path, page, access: 'public' });

/** A page for members or admins: its document is the empty frame. */
export const screenWithLogin = (
  path: string,
  page: string,
  access: 'member' | 'admin',
): Screen => ({ path, page, access });

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
  screenWithLogin(paths.outbox, 'OutboxPage', 'member'),
  screenWithLogin(paths.community, 'CommunityPage', 'member'),
  screenWithLogin(paths.communityInitiative, 'InitiativePage', 'member'),
  screenWithLogin(paths.commentPage, 'CommentPage', 'member'),
  screenWithLogin(paths.initiativeCommentPage, 'InitiativeCommentPage', 'member'),
  screenWithLogin(paths.internshipForum, 'InternshipForumPage', 'member'),
  screenWithLogin(paths.internshipCommentPage, 'InternshipCommentPage', 'member'),
  screenWithLogin(paths.loginTaskTracker, 'TaskTrackerLoginPage', 'member'),
  screenWithLogin(paths.polls, 'PollsPage', 'member'),
  screenWithLogin(paths.pollDetails, 'PollDetailsPage', 'member'),
  screenWithLogin(paths.communityScheme, 'EmpowermentSchemePage', 'member'),
  screenWithLogin(paths.empowermentScheme, 'EmpowermentSchemePage', 'member'),
  screenWithLogin(paths.workTools, 'WorkToolsPage', 'member'),
  screenWithLogin(paths.adminDashboard, 'AdminDashboardPage', 'admin'),
  screenWithLogin(paths.adminAllTasks, 'AllTasksPage', 'admin'),
  screenWithLogin(paths.adminCreatePost, 'AdminCreatePostPage', 'admin'),
  screenWithLogin(paths.adminCreatePoll, 'AdminCreatePollPage', 'admin'),
  screenWithLogin(paths.adminShowcase, 'AdminShowcasePage', 'admin'),
  publicScreen(paths.communities, 'CommunitiesPage'),
  ...groupSlugs.map((slug) => publicScreen(groupPath(slug), 'GroupPage')),
  ...regionSlugs.map((slug) => publicScreen(regionPath(slug), 'RegionPage')),
  ...sectorSlugs.map((slug) => publicScreen(sectorPath(slug), 'SectorPage')),
];

const known: ReadonlySet<string> = new Set(screens.map(({ path }) => path));

export const isScreen = (path: string): boolean => known.has(path);

/** Unknown addresses are public. */
export const accessOf = (path: string): Screen['access'] =>
  screens.find((screen) => screen.path === path)?.access ?? 'public';

/** For unknown addresses; built as `404.html`. */
export const notFoundPage = 'NotFoundPage';

/** For pages that are not stored offline; built as `offline.html`. */
export const offlinePage = 'OfflinePage';
