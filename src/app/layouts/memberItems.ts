import {
  GraduationCap,
  HandCoins,
  House,
  type LucideIcon,
  Map,
  MessagesSquare,
  Vote,
  Wrench,
} from 'lucide-react';
import { isScreen } from '@/app/screens';
import { memberMenu } from '@/content/memberMenu';
import { memberWords as words } from '@/content/memberWords';
import { type PortalPath, paths } from '@/config/paths';

type MemberItem = {
  readonly label: string;
  /** For phones, which have room for five; items without it are left out there. */
  readonly short?: string;
  readonly to: PortalPath;
  readonly Icon: LucideIcon;
  /** Only in the side navigation. */
  readonly beside?: boolean;
};

const all: readonly MemberItem[] = [
  {
    label: memberMenu.homepage,
    short: memberMenu.homepage,
    to: paths.home,
    Icon: House,
    beside: true,
  },
  {
    label: memberMenu.community,
    short: memberMenu.community,
    to: paths.community,
    Icon: MessagesSquare,
    beside: true,
  },
  { label: words.internship, to: paths.internshipForum, Icon: GraduationCap, beside: true },
  { label: words.communities, short: words.communities, to: paths.communities, Icon: Map },
  {
    label: words.polls,
    short: words.polls,
    to: paths.polls,
    Icon: Vote,
    beside: true,
  },
  {
    label: words.scheme,
    to: paths.empowermentScheme,
    Icon: HandCoins,
    beside: true,
  },
  {
    label: memberMenu.tools,
    short: words.toolsShort,
    to: paths.workTools,
    Icon: Wrench,
    beside: true,
  },
];

/** Members' navigation (specification, section 2), as far as the screens exist. */
export const memberItems = all.filter(({ to }) => isScreen(to));
