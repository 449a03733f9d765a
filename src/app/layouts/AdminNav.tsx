import { LayoutGrid, ListChecks, type LucideIcon, Store } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { isScreen } from '@/app/screens';
import { adminWords as words } from '@/content/adminWords';
import { type PortalPath, paths } from '@/lib/paths';
import { withoutTrailingSlash } from '@/lib/url';
import { Logo } from '@/ui/Logo';

type AdminWay = { readonly label: string; readonly to: PortalPath; readonly Icon: LucideIcon };

const all: readonly AdminWay[] = [
  { label: words.dashboard, to: paths.adminDashboard, Icon: LayoutGrid },
  { label: words.tracker, to: paths.adminAllTasks, Icon: ListChecks },
  { label: words.showroom, to: paths.adminShowcase, Icon: Store },
];

const ways = all.filter(({ to }) => isScreen(to));

/** Dashboard, Task tracker, Showroom (specification, section 2, 'Admin dashboard'). */
export function AdminNav() {
  const here = withoutTrailingSlash(useLocation().pathname);
  return (
    <nav className="admin-side on-wall" aria-label={words.nav} data-slot="admin-nav">
      <div className="admin-side-in">
        <Logo />
        <div className="admin-ways">
          {ways.map(({ label, to, Icon }) => (
            <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
              <Icon className="icon" />
              {label}
            </Link>
          ))}
        </div>
      </div>
    </nav>
  );
}
