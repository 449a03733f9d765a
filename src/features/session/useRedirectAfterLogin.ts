import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { memberHome, safeRedirect } from './redirectAfterLogin';
import { useSession, useSessionActions } from '@/session/session';

type RedirectOptions = {
  /** The admins' login page: a member stays. */
  readonly isAdminLogin?: boolean;
  /** Router state of the next page. */
  readonly state?: string;
};

/** What Join (`joinIntent`) and a quote (`stepAddress`) add to `next`, to be sent without another press. */
const submitTriggers = /#join$|&send=[^&#]*/g;

/** Leaves a login page once someone is logged in (decisions, section 3). */
export function useRedirectAfterLogin({ isAdminLogin = false, state }: RedirectOptions = {}): void {
  const { status, isIdentified } = useSession();
  const { isOwnLogin } = useSessionActions();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isLoggedIn = isIdentified && (status === 'admin' || (status === 'member' && !isAdminLogin));
  const to = safeRedirect(query.get('next'), isAdminLogin ? paths.adminDashboard : memberHome);
  useEffect(() => {
    if (!isLoggedIn) return;
    // Another tab's login may be another person's: nothing is sent in their name.
    const next = isOwnLogin() ? to : to.replace(submitTriggers, '');
    void navigate(next, { replace: true, state });
  }, [isLoggedIn, isOwnLogin, navigate, to, state]);
}
