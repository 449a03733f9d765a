import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isScreen } from '@/app/screens';
import { memberMenu } from '@/content/memberMenu';
import { memberWords } from '@/content/memberWords';
import { communitiesLinks } from '@/content/communitiesLinks';
import { withoutTrailingSlash } from '@/lib/url';
import { useFootMark } from '@/lib/useFootMark';
import { memberItems } from './memberItems';
import { useHeldFocus } from './useHeldFocus';
import { useLogOut } from './useLogOut';

const communities = communitiesLinks.filter(({ to }) => isScreen(to));

function useCurrent() {
  const here = withoutTrailingSlash(useLocation().pathname);
  return (to: string, also?: string) =>
    to === here ? ('page' as const) : also === here ? ('true' as const) : undefined;
}

/** The members' ways at the side of wide screens, with the communities under them. */
export function MemberSideNav() {
  const current = useCurrent();
  const logOut = useLogOut();
  return (
    <nav className="sidenav" aria-label={memberWords.nav}>
      <div>
        {memberItems
          .filter(({ beside }) => beside)
          .map(({ label, to, also, Icon }) => (
            <Link key={to} to={to} aria-current={current(to, also)}>
              <Icon className="icon" />
              {label}
            </Link>
          ))}
        <button type="button" onClick={logOut}>
          <LogOut className="icon" />
          <span className="cap">{memberMenu.logout}</span>
        </button>
      </div>
      {communities.length > 0 && (
        <div className="regions">
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

/** The same at the foot of small screens, five at most. */
export function MemberBottomNav() {
  const nav = useRef<HTMLElement>(null);
  useHeldFocus(nav);
  useFootMark('with-botnav');
  const current = useCurrent();
  return (
    <nav ref={nav} className="botnav" aria-label={memberWords.nav}>
      {memberItems.map(
        ({ short, to, also, Icon }) =>
          short !== undefined && (
            <Link key={to} to={to} aria-current={current(to, also)}>
              <span className="niche2">
                <Icon className="icon" />
              </span>
              {short}
            </Link>
          ),
      )}
    </nav>
  );
}
