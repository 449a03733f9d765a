import { CircleCheck, X } from 'lucide-react';
import { useLayoutEffect } from 'react';
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

/** 'Your request was sent', until closed. */
export function SentStrip() {
  const notice = useDeviceValue(sentNotice);
  const receipts = useReceipts();
  const isShown = receipts.some(({ id }) => id === notice);
  const hydrated = useHydrated();
  // The page below leaves it room. `index.html` did so before, also for a notice whose receipt is gone.
  useLayoutEffect(() => {
    if (!hydrated) return undefined;
    const { classList } = document.documentElement;
    classList.toggle('with-sent-strip', isShown);
    // The toast of the same request is there before the strip.
    if (isShown) positionToasts();
    return () => classList.remove('with-sent-strip');
  }, [hydrated, isShown]);
  if (!isShown) return null;
  return (
    <aside
      className={styles.sentStrip}
      aria-label={quoteRequestWords.received}
      data-slot="sent-strip"
    >
      <div className={layoutStyles.container}>
        <CircleCheck />
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
          <X />
        </button>
      </div>
    </aside>
  );
}
