import { type PortalPath, paths } from '@/config/paths';
import { memberMenu } from './memberMenu';
import { memberWords } from './memberWords';

type MenuLink = { readonly label: string; readonly to: PortalPath };

/** Without profile and logout. */
export const memberMenuLinks: readonly MenuLink[] = [
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
export const adminMenuLink: MenuLink = {
  label: memberMenu.adminDashboard,
  to: paths.adminDashboard,
};
