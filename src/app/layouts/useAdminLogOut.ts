import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminWords } from '@/content/adminWords';
import { useSessionActs } from '@/features/session/useSession';
import { showToast } from '@/ui/toast';

/** Specification, section 9: between the toast and the logout, in milliseconds. */
const logoutDelay = 2000;

/**
 * Logs an admin out: says so, and 2,000 ms later removes the token, clears the flags and goes to
 * `/admin-login` (specification, section 4). Pressing again meanwhile changes nothing; leaving the
 * page does not stop it.
 */
export function useAdminLogOut(): () => void {
  const { logOut } = useSessionActs();
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
