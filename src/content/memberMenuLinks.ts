import { type PortalPath, paths } from '@/lib/paths';
import { memberMenu } from './memberMenu';
import { memberWords } from './memberWords';

/**
 * Where the member's menu leads: also to what has no room in the bar of small screens, which is all
 * the navigation that these have.
 */
export const memberMenuLinks: readonly { readonly label: string; readonly to: PortalPath }[] = [
  { label: memberMenu.homepage, to: paths.home },
  { label: memberMenu.community, to: paths.community },
  { label: memberWords.internship, to: paths.internshipForum },
  { label: memberWords.scheme, to: paths.empowermentScheme },
  { label: memberMenu.tools, to: paths.workTools },
  { label: memberMenu.outbox, to: paths.outbox },
];
