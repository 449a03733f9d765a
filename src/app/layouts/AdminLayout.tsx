import {
  LayoutGrid,
  ListChecks,
  SquarePen,
  Store,
  Vote,
  ChevronDown,
  LogOut,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { offlineError } from '@/api/providerError';
import { paths } from '@/config/paths';
import { adminWords as words } from '@/content/adminWords';
import { withoutTrailingSlash } from '@/lib/url';
import { useSession, useSessionActions } from '@/session/session';
import { Logo } from '@/ui/Logo';
import { Guard } from './Guard';
import { LazyOutboxLine } from './LazyOutboxLine';
import { PageTop } from './PageTop';
import { ShellSearch } from './ShellSearch';
import { ThemeToggle } from './ThemeToggle';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './admin.module.css';
import { MenuButton } from '@/ui/MenuButton';
import { showToast } from '@/ui/toast';
import { Portrait } from '@/ui/formatted/Portrait';
import { KeysByKey, LazyAccountDialog, useMenuDialog } from './useMenuDialog';
import { useOwnProfile } from './useOwnProfile';

const navItems = [
  { label: words.dashboard, to: paths.adminDashboard, Icon: LayoutGrid },
  { label: words.createPost, to: paths.adminCreatePost, Icon: SquarePen },
  { label: words.createPoll, to: paths.adminCreatePoll, Icon: Vote },
  { label: words.tracker, to: paths.adminAllTasks, Icon: ListChecks },
  { label: words.showroom, to: paths.adminShowcase, Icon: Store },
];

function AdminNav() {
  const here = withoutTrailingSlash(useLocation().pathname);
  return (
    <nav
      className={`${styles.adminSide} ${layoutStyles.onWall}`}
      aria-label={words.nav}
      data-slot="admin-nav"
    >
      <div className={styles.adminSideIn}>
        <Logo />
        <div className={styles.adminLinks}>
          {navItems.map(({ label, to, Icon }) => (
            <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
              <Icon />
              {label}
            </Link>
          ))}
        </div>
      </div>
    </nav>
  );
}

const logoutDelayMs = 2000;

/** Toast, then logout, even if the page is left (specification, sections 4 and 9). */
function useAdminLogOut(): () => void {
  const { logOutAfter } = useSessionActions();
  const navigate = useNavigate();
  const leaving = useRef(false);
  return () => {
    if (leaving.current) return;
    leaving.current = true;
    showToast('success', words.loggedOut);
    void logOutAfter(logoutDelayMs)
      .then(
        (logoutRedirect) =>
          logoutRedirect !== undefined &&
          navigate(logoutRedirect, { replace: window.location.pathname === logoutRedirect }),
        () => showToast('error', offlineError.message),
      )
      .finally(() => {
        leaving.current = false;
      });
  };
}

function AdminAccount({ known }: { readonly known: boolean }) {
  const logOut = useAdminLogOut();
  const { container, opened, setOpened, close } = useMenuDialog<'profile'>();
  const profile = useOwnProfile();
  const face = (
    <>
      <Portrait name={profile?.name} size="small" eager />
      <span className={styles.acctName}>{words.who}</span>
      <ChevronDown />
    </>
  );
  if (!known) return <span className={styles.acct}>{face}</span>;
  return (
    <div ref={container}>
      <MenuButton className={styles.acct} label={words.who} trigger={face}>
        <button type="button" onClick={() => setOpened('profile')}>
          <UserRound />
          {words.account}
        </button>
        <button type="button" onClick={logOut}>
          <LogOut />
          {words.logout}
        </button>
      </MenuButton>
      {opened === undefined ? <KeysByKey /> : <LazyAccountDialog onClose={close} />}
    </div>
  );
}

/** The admin area. Its pages render only for an admin; their documents are this frame alone. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const isAdmin = status === 'admin';
  return (
    <>
      <PageTop width={styles.adminWidth} />
      <div className={styles.admin}>
        <AdminNav />
        <header className={styles.adminTop} data-slot="admin-top">
          <ShellSearch />
          <ThemeToggle compact />
          <AdminAccount known={isAdmin} />
        </header>
        <main id="main" className={styles.adminMain} tabIndex={-1} data-slot="admin-main">
          {isAdmin && <LazyOutboxLine />}
          <Guard
            access="admin"
            waiting={
              <p className={layoutStyles.muted} role="status">
                {words.loading}
              </p>
            }
          >
            {children}
          </Guard>
        </main>
      </div>
    </>
  );
}
