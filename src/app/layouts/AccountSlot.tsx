import { Suspense } from 'react';
import { lazyOptional } from '@/lib/lazyOptional';
import { useSession } from '@/session/session';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './siteFooter.module.css';

/** Visitors never load it. */
const MemberMenu = lazyOptional(() => import('./MemberMenu'), 'MemberMenu');

/** The member's menu. The boot script reserves its room before the first paint. */
export function AccountSlot() {
  const { status } = useSession();
  const still = (
    <span className={styles.topbarMenu}>
      <span className={`${cardStyles.avatar} ${cardStyles.avatarSm}`} />
    </span>
  );
  if (status === 'visitor') return null;
  return (
    <span className={styles.accountSlot}>
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
