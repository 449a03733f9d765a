import { Menu, Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { screens } from '@/app/screens';
import { headerLinks, userLogin } from '@/content/navigation';
import { searchOpener } from '@/content/searchWords';
import { SearchButton } from '@/features/search/SearchButton';
import { useSearch } from '@/features/search/useSearch';
import { paths } from '@/lib/paths';
import { withoutTrailingSlash } from '@/lib/url';
import { Logo } from '@/ui/Logo';
import { DrawerLogin, HeaderLogin } from './HeaderLogin';
import './siteHeader.css';

/** What the search may lead to: every screen there is. */
const known: ReadonlySet<string> = new Set(screens.map(({ path }) => path));

/** The current page's mark; the landing page answers at two addresses. */
function useCurrent() {
  const path = withoutTrailingSlash(useLocation().pathname);
  const here = path === paths.root ? paths.home : path;
  return (to: string) => (to === here ? ({ 'aria-current': 'page' } as const) : {});
}

/**
 * Logo, links and User login; on small screens a burger opens the same in a panel. The panel is a
 * native popover: it opens before any script has loaded, and Escape or a tap beside it closes it. The
 * search comes when it is asked for.
 */
export function SiteHeader() {
  const current = useCurrent();
  const search = useSearch();
  const drawer = useRef<HTMLDivElement>(null);
  const close = () => {
    if (drawer.current?.matches(':popover-open') === true) drawer.current.hidePopover();
  };

  return (
    <header className="site-header" data-slot="site-header">
      <div className="container">
        <Logo />
        <nav className="site-nav" aria-label="Main">
          {headerLinks.map(({ label, to }) => (
            <Link key={to} to={to} {...current(to)}>
              {label}
            </Link>
          ))}
          <HeaderLogin current={current(userLogin.to)} />
        </nav>
        <div className="header-tools">
          <SearchButton search={search} />
          <button
            type="button"
            className="btn btn--outline btn--icon burger"
            popoverTarget="menu"
            aria-label="Menu"
          >
            <Menu className="icon" />
          </button>
        </div>
      </div>
      <div ref={drawer} id="menu" popover="auto" className="drawer">
        <button
          type="button"
          className="btn btn--outline btn--icon drawer-close"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <X className="icon" />
        </button>
        <nav aria-label="Menu">
          {headerLinks.map(({ label, to }) => (
            <Link key={to} to={to} onClick={close} {...current(to)}>
              {label}
            </Link>
          ))}
          <button
            type="button"
            onClick={() => {
              // Closed first: the focus then comes back to the burger when the search is left.
              close();
              search.open();
            }}
          >
            {searchOpener.label}
            <Search className="icon" />
          </button>
          <DrawerLogin current={current(userLogin.to)} onChoose={close} />
        </nav>
      </div>
      {search.failed && (
        <p className="search-failed" role="alert">
          {searchOpener.failed}
        </p>
      )}
      {search.Dialog && <search.Dialog known={known} onClose={search.close} />}
    </header>
  );
}
