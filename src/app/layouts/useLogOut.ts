import { useNavigate } from 'react-router-dom';
import { offlineError } from '@/api/providerError';
import { memberMenu } from '@/content/memberMenu';
import { useSessionActions } from '@/session/session';
import { showToast } from '@/ui/toast';

/** Logs out in all tabs, shows a toast, goes to `/home` (specification, section 4). */
export function useLogOut(): () => void {
  const { logOut } = useSessionActions();
  const navigate = useNavigate();
  return () => {
    void logOut().then(
      (exit) => {
        showToast('success', memberMenu.loggedOut);
        return navigate(exit);
      },
      // Its script is lost: the member is still logged in.
      () => showToast('error', offlineError.message),
    );
  };
}
