import { RotateCw } from 'lucide-react';
import { Suspense } from 'react';
import { memberWords } from '@/content/memberMenu';
import { lazyOptional } from '@/lib/lazyOptional';
import { useSession } from '@/session/session';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './layoutParts.module.css';

/** Shown if the menu's script is lost: on phones nothing else logs out. A reload fetches it again. */
const lostMenu = (
  <button
    type="button"
    className={styles.topbarMenu}
    title={memberWords.menuLost}
    aria-label={memberWords.menuLost}
    onClick={() => window.location.reload()}
  >
    <span className={`${cardStyles.avatar} ${cardStyles.avatarSm}`}>
      <RotateCw />
    </span>
  </button>
);

const MemberMenu = lazyOptional(() => import('./MemberMenu'), 'MemberMenu', lostMenu);

/** The member's menu. The script of `index.html` reserves its room. */
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
