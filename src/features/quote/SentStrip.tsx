import { CircleCheck, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { myRequests, quoteRequestWords } from '@/content/quoteRequest';
import { createDeviceValue } from '@/lib/deviceValue';
import { paths } from '@/config/paths';
import { useDeviceValue } from '@/lib/useDeviceValue';
import '@/ui/link.css';
import { useReceipts } from './receipts';
import './sentStrip.css';

export const sentNotice = createDeviceValue(
  'kb:quote-notice',
  (raw) => (typeof raw === 'string' ? raw : undefined),
  '',
);

/** 'Your request was sent', until closed. */
export function SentStrip() {
  const notice = useDeviceValue(sentNotice, '');
  const receipts = useReceipts();
  if (!receipts.some(({ id }) => id === notice)) return null;
  return (
    <aside className="sent-strip" aria-label={quoteRequestWords.received} data-slot="sent-strip">
      <div className="container">
        <CircleCheck className="icon" />
        <p>
          {quoteRequestWords.received} <span aria-hidden="true">·</span>{' '}
          <Link className="link" to={paths.myRequests}>
            {myRequests.title}
          </Link>
        </p>
        <button
          type="button"
          aria-label={quoteRequestWords.closeNotice}
          onClick={() => sentNotice.set('')}
        >
          <X className="icon" />
        </button>
      </div>
    </aside>
  );
}
