import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginFor, canAccess } from '@/app/access';
import { useSession } from '@/session/session';

type GuardProps = {
  readonly access: 'member' | 'admin';
  /** Shown until it is known who is here; also in the document. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/** Renders for members or admins; others go to the login and back (decisions, section 3). */
export function Guard({ access, waiting, children }: GuardProps) {
  const { status, exit } = useSession();
  const location = useLocation();
  if (status === 'restoring') return waiting;
  if (canAccess(access, status)) return children;
  // The key: returning during a logout redirects again.
  return <Navigate key={location.key} to={exit ?? loginFor(access, location)} replace />;
}
