import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminWords, adminWords as words } from '@/content/adminWords';
import { useSessionActions } from '@/session/session';
import { MenuButton } from '@/ui/MenuButton';
import { showToast } from '@/ui/toast';
import { Portrait } from '@/ui/formatted/Portrait';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './admin.module.css';
import { AccountDialog, useMenuDialog } from './useMenuDialog';

/** Milliseconds (specification, section 9). */
const logoutDelay = 2000;

/** Toast, then logout after 2,000 ms, even if the page is left (specification, section 4). */
function useAdminLogOut(): () => void {
  const { logOut } = useSessionActions();
  const navigate = useNavigate();
  const leaving = useRef(false);
  return () => {
    if (leaving.current) return;
    leaving.current = true;
    showToast('success', adminWords.loggedOut);
    setTimeout(() => {
      void logOut()
        .then((exit) => navigate(exit))
        .finally(() => {
          leaving.current = false;
        });
    }, logoutDelay);
  };
}

type AdminAccountProps = {
  readonly known: boolean;
};

/** My Account and Logout (specification, section 2, 'Admin dashboard'). */
export function AdminAccount({ known }: AdminAccountProps) {
  const logOut = useAdminLogOut();
  const { container, opened, setOpened, close } = useMenuDialog<'profile'>();
  const face = (
    <>
      <Portrait name={words.who} size="small" eager />
      <span className={styles.acctName}>{words.who}</span>
      <ChevronDown className={layoutStyles.icon} />
    </>
  );
  if (!known) return <span className={styles.acct}>{face}</span>;
  return (
    <div ref={container}>
      <MenuButton className={styles.acct} label={words.who} trigger={face}>
        <button type="button" onClick={() => setOpened('profile')}>
          <UserRound className={layoutStyles.icon} />
          {words.account}
        </button>
        <button type="button" onClick={logOut}>
          <LogOut className={layoutStyles.icon} />
          {words.logout}
        </button>
      </MenuButton>
      {opened !== undefined && <AccountDialog onClose={close} />}
    </div>
  );
}
