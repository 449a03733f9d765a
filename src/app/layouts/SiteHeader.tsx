import { Menu, Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useIsMember } from '@/app/access';
import { headerLinks, userLogin, searchOpener } from '@/content/navigation';
import { SearchButton } from '@/features/search/SearchButton';
import { useSearch } from '@/features/search/useSearch';
import { ButtonLink, IconButton } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import '@/ui/card.module.css';
import * as layoutPartsStyles from './layoutParts.module.css';
import * as siteHeaderStyles from './siteHeader.module.css';
import { Logo } from '@/ui/Logo';
import { AccountSlot } from './AccountSlot';
import { useCurrentItem } from './currentItem';
import { SearchDialogSlot } from './ShellSearch';

const menu = [...headerLinks, userLogin].map(({ to }) => to);

function HeaderLinks({ onClick }: { readonly onClick?: () => void }) {
  const current = useCurrentItem(menu);
  return headerLinks.map(({ label, to }) => (
    <Link key={to} to={to} onClick={onClick} aria-current={current(to)}>
      {label}
    </Link>
  ));
}

function LoginLink(look: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const { to, label } = userLogin;
  const current = useCurrentItem(menu)(to);
  return (
    <ButtonLink {...look} to={to} className={layoutPartsStyles.loginLink} aria-current={current}>
      {label}
    </ButtonLink>
  );
}

/** On small screens a native popover, which works before any script has loaded. */
export function SiteHeader() {
  const search = useSearch();
  const member = useIsMember();
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
          <HeaderLinks />
          {!member && <LoginLink variant="outline" small />}
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
          <HeaderLinks onClick={close} />
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
          {!member && <LoginLink onClick={close} />}
        </nav>
      </div>
      <SearchDialogSlot search={search} />
    </header>
  );
}
