import { LayoutGrid, ListChecks, type LucideIcon, SquarePen, Store, Vote } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isScreen } from '@/app/screens';
import { paths, type PortalPath } from '@/config/paths';
import { adminWords, adminWords as words } from '@/content/adminWords';
import { withoutTrailingSlash } from '@/lib/url';
import { useSession } from '@/session/session';
import { Logo } from '@/ui/Logo';
import { AdminAccount } from './AdminAccount';
import { Guard } from './Guard';
import { PageTop } from './PageTop';
import { ShellSearch } from './ShellSearch';
import { ThemeToggle } from './ThemeToggle';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './admin.module.css';

type AdminWay = { readonly label: string; readonly to: PortalPath; readonly Icon: LucideIcon };

const all: readonly AdminWay[] = [
  { label: words.dashboard, to: paths.adminDashboard, Icon: LayoutGrid },
  { label: words.createPost, to: paths.adminCreatePost, Icon: SquarePen },
  { label: words.createPoll, to: paths.adminCreatePoll, Icon: Vote },
  { label: words.tracker, to: paths.adminAllTasks, Icon: ListChecks },
  { label: words.showroom, to: paths.adminShowcase, Icon: Store },
];

const ways = all.filter(({ to }) => isScreen(to));

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
        <div className={styles.adminWays}>
          {ways.map(({ label, to, Icon }) => (
            <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
              <Icon className={layoutStyles.icon} />
              {label}
            </Link>
          ))}
        </div>
      </div>
    </nav>
  );
}

/** The admin area. Its pages render only for an admin; their documents are this frame alone. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  return (
    <>
      <PageTop width={styles.adminWidth} />
      <div className={styles.admin}>
        <AdminNav />
        <header className={styles.adminTop} data-slot="admin-top">
          <ShellSearch />
          <ThemeToggle compact />
          <AdminAccount known={status === 'admin'} />
        </header>
        <main id="main" className={styles.adminMain} tabIndex={-1} data-slot="admin-main">
          <Guard
            access="admin"
            waiting={
              <p className={layoutStyles.muted} role="status">
                {adminWords.loading}
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
