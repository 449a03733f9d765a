import { CircleCheck, X } from 'lucide-react';
import { useEffect, useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { myRequests, quoteRequestWords } from '@/content/quoteRequest';
import { createDeviceValue, useDeviceValue } from '@/lib/deviceValue';
import { useHydrated } from '@/lib/useHydrated';
import { paths } from '@/config/paths';
import { positionToasts } from '@/ui/toastPosition';
import * as layoutStyles from '@/ui/layout.module.css';
import * as linkStyles from '@/ui/link.module.css';
import * as styles from './sentStrip.module.css';
import { useReceipts } from './receipts';

export const sentNotice = createDeviceValue(
  'kb:quote-notice',
  (raw) => (typeof raw === 'string' ? raw : undefined),
  '',
);

/** The root's class while the strip shows: the page below leaves it room. */
const room = 'with-sent-strip';

/** 'Your request was sent', until closed. */
export function SentStrip() {
  const notice = useDeviceValue(sentNotice, '');
  const receipts = useReceipts();
  const isShown = receipts.some(({ id }) => id === notice);
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    // The toast of the same request is there before the strip.
    positionToasts();
    const { classList } = document.documentElement;
    classList.add(room);
    return () => classList.remove(room);
  }, [isShown]);
  // `index.html` made room for a notice whose receipt is gone.
  useEffect(() => {
    if (hydrated && !isShown) document.documentElement.classList.remove(room);
  }, [hydrated, isShown]);
  if (!isShown) return null;
  return (
    <aside
      className={styles.sentStrip}
      aria-label={quoteRequestWords.received}
      data-slot="sent-strip"
    >
      <div className={layoutStyles.container}>
        <CircleCheck className={layoutStyles.icon} />
        <p>
          {quoteRequestWords.received} <span aria-hidden="true">·</span>{' '}
          <Link className={linkStyles.link} to={paths.myRequests}>
            {myRequests.title}
          </Link>
        </p>
        <button
          type="button"
          aria-label={quoteRequestWords.closeNotice}
          onClick={() => sentNotice.set('')}
        >
          <X className={layoutStyles.icon} />
        </button>
      </div>
    </aside>
  );
}
