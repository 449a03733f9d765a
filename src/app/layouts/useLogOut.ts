import { useNavigate } from 'react-router-dom';
import { memberMenu } from '@/content/memberMenu';
import { useSessionActions } from '@/session/session';
import { showToast } from '@/ui/toast';

/** Logs out in all tabs, shows a toast, goes to `/home` (specification, section 4). */
export function useLogOut(): () => void {
  const { logOut } = useSessionActions();
  const navigate = useNavigate();
  return () => {
    showToast('success', memberMenu.loggedOut);
    void logOut().then((exit) => navigate(exit));
  };
}
