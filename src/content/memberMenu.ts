import { type PortalPath, paths } from '@/lib/paths';

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

/** Where the menu leads. */
export const memberMenuLinks: readonly { readonly label: string; readonly to: PortalPath }[] = [
  { label: memberMenu.homepage, to: paths.home },
  { label: memberMenu.community, to: paths.community },
  { label: memberMenu.tools, to: paths.workTools },
  { label: memberMenu.outbox, to: paths.outbox },
];
