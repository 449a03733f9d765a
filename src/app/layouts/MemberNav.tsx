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
import { memberMenu, memberWords as words } from '@/content/memberMenu';
import { communitiesLinks } from '@/content/communitiesLinks';
import { useLogOut } from '@/features/session/useLogOut';
import { useRootClass } from '@/lib/useRootClass';
import { useCurrentItem } from './currentItem';
import { useVisibleFocus } from './useVisibleFocus';
import { type PortalPath, paths } from '@/config/paths';
import * as layoutStyles from '@/ui/layout.module.css';
import * as memberStyles from './member.module.css';
import * as memberNavStyles from './memberNav.module.css';

type MemberItem = {
  readonly label: string;
  readonly short?: string;
  readonly to: PortalPath;
  readonly Icon: LucideIcon;
  /** The bottom bar of phones has room for five. */
  readonly where: 'everywhere' | 'side' | 'bottom';
};

const { homepage, community, tools } = memberMenu;

/** Members' navigation (specification, section 2). */
export const memberItems: readonly MemberItem[] = [
  { label: homepage, to: paths.home, Icon: House, where: 'everywhere' },
  { label: community, to: paths.community, Icon: MessagesSquare, where: 'everywhere' },
  { label: words.internship, to: paths.internshipForum, Icon: GraduationCap, where: 'side' },
  { label: words.communities, to: paths.communities, Icon: Map, where: 'bottom' },
  { label: words.polls, to: paths.polls, Icon: Vote, where: 'everywhere' },
  { label: words.scheme, to: paths.empowermentScheme, Icon: HandCoins, where: 'side' },
  { label: tools, short: words.toolsShort, to: paths.workTools, Icon: Wrench, where: 'everywhere' },
];

const sideItems = memberItems.filter(({ where }) => where !== 'bottom');
const bottomItems = memberItems.filter(({ where }) => where !== 'side');
const sideMenu = [...sideItems, ...communitiesLinks].map(({ to }) => to);
const bottomMenu = bottomItems.map(({ to }) => to);

export function MemberSideNav() {
  const current = useCurrentItem(sideMenu);
  const logOut = useLogOut();
  return (
    <nav className={memberStyles.sidenav} data-slot="sidenav" aria-label={words.nav}>
      <div>
        {sideItems.map(({ label, to, Icon }) => (
          <Link key={to} to={to} aria-current={current(to)}>
            <Icon />
            {label}
          </Link>
        ))}
        <button type="button" onClick={logOut}>
          <LogOut />
          <span className={layoutStyles.cap}>{memberMenu.logout}</span>
        </button>
      </div>
      <div className={memberStyles.regions}>
        <h2>{words.communities}</h2>
        {communitiesLinks.map(({ label, to }) => (
          <Link key={to} to={to} aria-current={current(to)}>
            {label}
          </Link>
        ))}
      </div>
    </nav>
  );
}

export function MemberBottomNav() {
  const nav = useRef<HTMLElement>(null);
  useVisibleFocus(nav);
  useRootClass('with-botnav');
  const current = useCurrentItem(bottomMenu);
  return (
    <nav ref={nav} className={memberNavStyles.botnav} aria-label={words.nav}>
      {bottomItems.map(({ label, short = label, to, Icon }) => (
        <Link key={to} to={to} aria-current={current(to)}>
          <span className={memberNavStyles.niche2}>
            <Icon />
          </span>
          {short}
        </Link>
      ))}
    </nav>
  );
}
