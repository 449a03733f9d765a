import { useNavigate } from 'react-router-dom';
import { offlineError } from '@/api/providerError';
import { memberMenu } from '@/content/memberMenu';
import { useSessionActions } from '@/session/session';
import { showToast } from '@/ui/toast';

/** Logs out in all tabs, shows a toast, goes to `/home`, admins to their login (specification, section 4). */
export function useLogOut(): () => void {
  const { logOut } = useSessionActions();
  const navigate = useNavigate();
  return () => {
    void logOut().then(
      (logoutRedirect) => {
        showToast('success', memberMenu.loggedOut);
        // The guard of a member's page may be there already.
        return navigate(logoutRedirect, { replace: window.location.pathname === logoutRedirect });
      },
      // Its script is lost: the member is still logged in.
      () => showToast('error', offlineError.message),
    );
  };
}
