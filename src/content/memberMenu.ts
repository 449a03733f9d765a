/** Words of the member's menu in header and top bar (specification, section 2). */
export const memberMenu = {
  label: 'Member menu',
  /** In the place of a name that is not known. */
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
