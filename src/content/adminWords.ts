import { paths } from '@/config/paths';

export const adminWords = {
  nav: 'Admin',
  dashboard: 'Dashboard',
  tracker: 'Task tracker',
  showroom: 'Showroom',
  createPost: 'Create post',
  createPoll: 'Create poll',
  who: 'TPOB Admin',
  account: 'My Account',
  accountClose: 'Close',
  accountFailed: 'Your details could not be loaded.',
  logout: 'Logout',
  loggedOut: 'LoggedOut Successfully',
  loading: 'Loading...',
} as const;

/** Specification, section 2, 'Admin login'. */
export const adminLoginPage = {
  title: 'TPOB Admin login',
  notAdmin: 'Not an admin?',
  member: 'User login',
  head: {
    title: 'TPOB Admin login | Kingdom Builders',
    description:
      'Admins of Kingdom Builders log in here to publish posts and polls, see the showroom and use the task tracker.',
  },
} as const;

/** Specification, section 2, 'Admin dashboard'. */
export const adminLinks = [
  { label: 'Task Tracker', to: paths.adminAllTasks, drawing: 'admin-tasks' },
  { label: 'TPOB Showcase', to: paths.adminShowcase, drawing: 'admin-showcase' },
  { label: 'Create Community Portal - Post', to: paths.adminCreatePost, drawing: 'admin-post' },
  { label: 'Create Community Poll', to: paths.adminCreatePoll, drawing: 'admin-poll' },
];

export const summaryHeading = 'At a glance';

export const newestPostsWords = {
  heading: 'Newest posts',
  loading: 'Loading posts',
  failed: 'The posts could not be loaded.',
  none: 'No posts yet',
  pictureOnly: 'A picture without text',
  all: 'All posts',
} as const;

export const pollSummaryWords = { heading: 'Empowerment Scheme votes' } as const;
