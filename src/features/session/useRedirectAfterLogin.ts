import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { safeRedirect, memberHome } from './redirectAfterLogin';
import { useSession } from '@/session/session';

/** Leaves a login page, with this router state, once someone is logged in (decisions, section 3). */
export function useRedirectAfterLogin(
  admin = false,
  fallback: string = memberHome,
  state?: string,
): void {
  const { status, isIdentified } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isLoggedIn = isIdentified && (status === 'admin' || (status === 'member' && !admin));
  const to = safeRedirect(query.get('next'), fallback);
  useEffect(() => {
    if (isLoggedIn) void navigate(to, { replace: true, state });
  }, [isLoggedIn, navigate, to, state]);
}
