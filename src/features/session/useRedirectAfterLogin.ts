import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { memberHome, safeRedirect } from './redirectAfterLogin';
import { useSession } from '@/session/session';

type RedirectOptions = {
  /** The admins' login page: a member stays. */
  readonly isAdminLogin?: boolean;
  /** Router state of the next page. */
  readonly state?: string;
};

/** Leaves a login page once someone is logged in (decisions, section 3). */
export function useRedirectAfterLogin({ isAdminLogin = false, state }: RedirectOptions = {}): void {
  const { status, isIdentified } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isLoggedIn = isIdentified && (status === 'admin' || (status === 'member' && !isAdminLogin));
  const to = safeRedirect(query.get('next'), isAdminLogin ? paths.adminDashboard : memberHome);
  useEffect(() => {
    if (isLoggedIn) void navigate(to, { replace: true, state });
  }, [isLoggedIn, navigate, to, state]);
}
