import { lazy, Suspense } from 'react';
import { useSession } from '@/session/session';
import './accountSlot.css';

/** Only members fetch their menu. */
const MemberMenu = lazy(async () => ({ default: (await import('./MemberMenu')).MemberMenu }));

/**
 * The member's menu in a bar, on every page. The boot script marks the document of who has a token, so
 * that its room is there from the first paint on; visitors have none.
 */
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
