import {
  LogOut,
  GraduationCap,
  HandCoins,
  House,
  type LucideIcon,
  Map,
  MessagesSquare,
  Vote,
  Wrench,
} from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { isScreen } from '@/app/screens';
import { memberMenu, memberWords, memberWords as words } from '@/content/memberMenu';
import { communitiesLinks } from '@/content/communitiesLinks';
import { useRootClass } from '@/lib/useRootClass';
import { useCurrentItem } from './currentItem';
import { useVisibleFocus } from './useVisibleFocus';
import { useLogOut } from './useLogOut';
import { type PortalPath, paths } from '@/config/paths';
import * as layoutStyles from '@/ui/layout.module.css';
import * as memberStyles from './member.module.css';
import * as memberNavStyles from './memberNav.module.css';

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

const communities = communitiesLinks.filter(({ to }) => isScreen(to));
const sideItems = memberItems.filter(({ beside }) => beside);
const bottomItems = memberItems.filter(({ short }) => short !== undefined);
const sideMenu = [...sideItems, ...communities].map(({ to }) => to);
const bottomMenu = bottomItems.map(({ to }) => to);

export function MemberSideNav() {
  const current = useCurrentItem(sideMenu);
  const logOut = useLogOut();
  return (
    <nav className={memberStyles.sidenav} data-slot="sidenav" aria-label={memberWords.nav}>
      <div>
        {sideItems.map(({ label, to, Icon }) => (
          <Link key={to} to={to} aria-current={current(to)}>
            <Icon className={layoutStyles.icon} />
            {label}
          </Link>
        ))}
        <button type="button" onClick={logOut}>
          <LogOut className={layoutStyles.icon} />
          <span className={layoutStyles.cap}>{memberMenu.logout}</span>
        </button>
      </div>
      {communities.length > 0 && (
        <div className={memberStyles.regions}>
          <h2>{memberWords.communities}</h2>
          {communities.map(({ label, to }) => (
            <Link key={to} to={to} aria-current={current(to)}>
              {label}
            </Link>
          ))}
        </div>
      )}
    </nav>
  );
}

/** The first five at most. */
export function MemberBottomNav() {
  const nav = useRef<HTMLElement>(null);
  useVisibleFocus(nav);
  useRootClass('with-botnav');
  const current = useCurrentItem(bottomMenu);
  return (
    <nav ref={nav} className={memberNavStyles.botnav} aria-label={memberWords.nav}>
      {bottomItems.map(({ short, to, Icon }) => (
        <Link key={to} to={to} aria-current={current(to)}>
          <span className={memberNavStyles.niche2}>
            <Icon className={layoutStyles.icon} />
          </span>
          {short}
        </Link>
      ))}
    </nav>
  );
}
