import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPathFor, canAccess } from '@/app/access';
import { useSession } from '@/session/session';

type GuardProps = {
  readonly access: 'member' | 'admin';
  /** Shown while the session is restored; the prerendered document has it too. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/** Renders for members or admins; others go to the login and back (decisions, section 3). */
export function Guard({ access, waiting, children }: GuardProps) {
  const { status, logoutRedirect } = useSession();
  const location = useLocation();
  if (status === 'restoring') return waiting;
  if (canAccess(access, status)) return children;
  // Navigate redirects once per mount: with the key also after Back during a logout.
  return (
    <Navigate key={location.key} to={logoutRedirect ?? loginPathFor(access, location)} replace />
  );
}
