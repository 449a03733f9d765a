import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { afterLogin, memberHome } from './destinations';
import { useSession } from '@/session/session';

/**
 * Leads on from a login page as soon as someone is logged in, also who was already
 * (decisions, section 3): back to the page that asked for the login, else to `otherwise`.
 */
export function useContinue(admin = false, otherwise: string = memberHome): void {
  const { status, named } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const here = named && (status === 'admin' || (status === 'member' && !admin));
  const to = afterLogin(query.get('next'), otherwise);
  useEffect(() => {
    if (here) void navigate(to, { replace: true });
  }, [here, navigate, to]);
}
