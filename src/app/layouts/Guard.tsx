import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginFor, canAccess } from '@/app/access';
import { useSession } from '@/session/session';

type GuardProps = {
  readonly access: 'member' | 'admin';
  /** Stands in the page's place until it is known who is here; also in its document. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/**
 * Lets members, or admins, through; leads everybody else to the login and from there back here, or
 * after a logout where that leads (decisions, section 3; specification, section 4).
 */
export function Guard({ access, waiting, children }: GuardProps) {
  const { status, exit } = useSession();
  const location = useLocation();
  if (status === 'restoring') return waiting;
  if (canAccess(access, status)) return children;
  // By the address: who comes back here while the way out is on its way is led out anew.
  return <Navigate key={location.key} to={exit ?? loginFor(access, location)} replace />;
}
