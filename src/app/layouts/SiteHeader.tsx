import { Menu, Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { canAccess } from '@/app/access';
import { headerLinks, userLogin, searchOpener } from '@/content/navigation';
import { SearchButton } from '@/features/search/SearchButton';
import { useSearch } from '@/features/search/useSearch';
import { useSession } from '@/session/session';
import { ButtonLink, IconButton } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import '@/ui/card.module.css';
import * as siteFooterStyles from './siteFooter.module.css';
import * as siteHeaderStyles from './siteHeader.module.css';
import { Logo } from '@/ui/Logo';
import { AccountSlot } from './AccountSlot';
import { useCurrentItem } from './currentItem';
import { SearchDialogSlot } from './ShellSearch';

const menu = [...headerLinks, userLogin].map(({ to }) => to);

/** On small screens a native popover, which works before any script has loaded. */
export function SiteHeader() {
  const current = useCurrentItem(menu);
  const search = useSearch();
  const { status } = useSession();
  const member = canAccess('member', status);
  const drawer = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (drawer.current?.matches(':popover-open') === true) drawer.current.hidePopover();
  };

  return (
    <header className={siteHeaderStyles.siteHeader} data-slot="site-header">
      <div className={layoutStyles.container}>
        <Logo />
        <nav className={siteHeaderStyles.siteNav} aria-label="Main">
          {headerLinks.map(({ label, to }) => (
            <Link key={to} to={to} aria-current={current(to)}>
              {label}
            </Link>
          ))}
          {!member && (
            <ButtonLink
              to={userLogin.to}
              variant="outline"
              small
              className={siteFooterStyles.loginLink}
              aria-current={current(userLogin.to)}
            >
              {userLogin.label}
            </ButtonLink>
          )}
        </nav>
        <div className={siteHeaderStyles.headerTools} data-slot="tools">
          <SearchButton search={search} />
          <AccountSlot />
          <IconButton
            variant="outline"
            Icon={Menu}
            label="Menu"
            className={siteHeaderStyles.burger}
            popoverTarget="menu"
          />
        </div>
      </div>
      <div
        ref={drawer}
        id="menu"
        popover="auto"
        className={siteHeaderStyles.drawer}
        onToggle={({ newState }) => {
          if (newState === 'open') closeButton.current?.focus();
        }}
        // It covers the page, so focus on the page would not be seen.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
        }}
      >
        <IconButton
          ref={closeButton}
          variant="outline"
          Icon={X}
          label="Close menu"
          className={siteHeaderStyles.drawerClose}
          popoverTarget="menu"
          popoverTargetAction="hide"
        />
        <nav aria-label="Menu">
          {headerLinks.map(({ label, to }) => (
            <Link key={to} to={to} onClick={close} aria-current={current(to)}>
              {label}
            </Link>
          ))}
          <button
            type="button"
            className="needs-script"
            onClick={() => {
              // Closed first: the focus returns to the burger after the search.
              close();
              search.open();
            }}
          >
            {searchOpener.label}
            <Search />
          </button>
          {!member && (
            <ButtonLink
              to={userLogin.to}
              className={siteFooterStyles.loginLink}
              onClick={close}
              aria-current={current(userLogin.to)}
            >
              {userLogin.label}
            </ButtonLink>
          )}
        </nav>
      </div>
      <SearchDialogSlot search={search} />
    </header>
  );
}
