import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loginRedirect, memberHome } from './destinations';
import { useSession } from '@/session/session';

/** Leaves a login page, with this router state, once someone is logged in (decisions, section 3). */
export function useRedirectAfterLogin(
  admin = false,
  otherwise: string = memberHome,
  state?: string,
): void {
  const { status, named } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const here = named && (status === 'admin' || (status === 'member' && !admin));
  const to = loginRedirect(query.get('next'), otherwise);
  useEffect(() => {
    if (here) void navigate(to, { replace: true, state });
  }, [here, navigate, to, state]);
}
