import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { adminWords as words } from '@/content/adminWords';
import '@/ui/card.css';
import { MenuButton } from '@/ui/MenuButton';
import { useAdminLogOut } from './useAdminLogOut';

const AccountDialog = lazy(async () => {
  const { AccountDialog: dialog } = await import('@/features/profile/AccountDialog');
  return { default: dialog };
});

type AdminAccountProps = {
  /** True once it is known that an admin is here: the menu then works. */
  readonly known: boolean;
};

/** The account's menu: My Account, Logout (specification, section 2, 'Admin dashboard'). */
export function AdminAccount({ known }: AdminAccountProps) {
  const logOut = useAdminLogOut();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    // Nothing beside an open dialog takes the focus, and the menu's item that had it is gone.
    flushSync(() => setOpen(false));
    place.current?.querySelector('button')?.focus();
  };
  const face = (
    <>
      <span
        className="avatar avatar--sm acct-face"
        data-initials={words.initials}
        aria-hidden="true"
      />
      <span className="acct-name">{words.who}</span>
      <ChevronDown className="icon" />
    </>
  );
  if (!known) return <span className="acct">{face}</span>;
  return (
    <div ref={place}>
      <MenuButton className="acct" label={words.who} trigger={face}>
        <button type="button" onClick={() => setOpen(true)}>
          <UserRound className="icon" />
          {words.account}
        </button>
        <button type="button" onClick={logOut}>
          <LogOut className="icon" />
          {words.logout}
        </button>
      </MenuButton>
      {open && (
        <Suspense>
          <AccountDialog onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
