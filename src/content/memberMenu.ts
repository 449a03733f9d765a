import { paths } from '@/config/paths';

export const memberMenu = {
  label: 'Member menu',
  loggedIn: 'You’re logged in',
  profile: 'Profile',
  yourPosts: 'Your posts',
  savedPosts: 'Saved posts',
  homepage: 'Homepage',
  community: 'Community',
  tools: 'Work Management Tools',
  outbox: 'Outbox',
  requests: 'My requests',
  data: 'My data',
  keys: 'Keyboard shortcuts',
  adminDashboard: 'Admin dashboard',
  logout: 'logout',
  loggedOut: 'LoggedOut Successfully',
} as const;

export const memberWords = {
  nav: 'Member',
  aside: 'About you',
  internship: 'Internship forum',
  polls: 'Polls',
  scheme: 'Empowerment Scheme',
  toolsShort: 'Tools',
  communities: 'Communities',
  loading: 'Loading...',
  menuLost: 'The member menu could not be loaded. Reload the page.',
} as const;

/** Without profile and logout. */
export const memberMenuLinks = [
  { label: memberMenu.homepage, to: paths.home },
  { label: memberMenu.community, to: paths.community },
  { label: memberWords.communities, to: paths.communities },
  { label: memberWords.polls, to: paths.polls },
  { label: memberWords.internship, to: paths.internshipForum },
  { label: memberWords.scheme, to: paths.empowermentScheme },
  { label: memberMenu.tools, to: paths.workTools },
  { label: memberMenu.outbox, to: paths.outbox },
  { label: memberMenu.requests, to: paths.myRequests },
  { label: memberMenu.data, to: paths.myData },
];

/** For admins, first. */
export const adminMenuLink = { label: memberMenu.adminDashboard, to: paths.adminDashboard };
