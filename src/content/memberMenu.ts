/** Words of the member's menu in header and top bar (specification, section 2). */
export const memberMenu = {
  label: 'Member menu',
  short: 'Member',
  homepage: 'Homepage',
  community: 'Community',
  tools: 'Work Management Tools',
  outbox: 'Outbox',
  logout: 'logout',
  loggedOut: 'LoggedOut Successfully',
} as const;
