import { lazy, Suspense } from 'react';
import { useSession } from '@/session/session';
import './accountSlot.css';

/** Visitors never load it. */
const MemberMenu = lazy(async () => ({ default: (await import('./MemberMenu')).MemberMenu }));

/** The member's menu. The boot script reserves its room before the first paint. */
export function AccountSlot() {
  const { status } = useSession();
  const still = (
    <span className="topbar-menu">
      <span className="avatar avatar--sm" />
    </span>
  );
  if (status === 'visitor') return null;
  return (
    <span className="account-slot">
      {status === 'restoring' ? (
        still
      ) : (
        <Suspense fallback={still}>
          <MemberMenu />
        </Suspense>
      )}
    </span>
  );
}
