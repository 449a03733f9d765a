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
  /** On phones, where five stand side by side; those without stay out there. */
  readonly short?: string;
  readonly to: PortalPath;
  readonly Icon: LucideIcon;
  /** Stands in the side navigation, where the communities have a list of their own. */
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

/** Where members go (specification, section 2), as far as the route table has the screen. */
export const memberItems = all.filter(({ to }) => isScreen(to));
