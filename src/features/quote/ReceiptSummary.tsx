import { Link } from 'react-router-dom';
import { answerLabels, quoteRequestWords } from '@/content/quoteRequest';
import { paths, withQuery } from '@/config/paths';
import { settings } from '@/config/site';
import { questions } from './answers';
import type { Receipt } from './receipts';
import * as layoutStyles from '@/ui/layout.module.css';
import * as linkStyles from '@/ui/link.module.css';
import * as styles from './receipt.module.css';

const canBeReached = settings.contactEmail !== undefined || settings.contactPhone !== undefined;
const loginToRepeat = withQuery(paths.communityLogin, { next: paths.getQuote });

/** In the reader's format, so only after hydration. */
const inWords = (time: number) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(time);

export function ReceiptDate({ receipt }: { readonly receipt: Receipt }) {
  return <time dateTime={new Date(receipt.sentAt).toISOString()}>{inWords(receipt.sentAt)}</time>;
}

export function ReceiptSummary({ receipt }: { readonly receipt: Receipt }) {
  return (
    <>
      <p className={styles.receiptMessage} data-slot="receipt-message">
        {receipt.message}
      </p>
      {receipt.owner === '' && (
        <p className={`${styles.receiptNote} ${layoutStyles.muted}`}>
          {quoteRequestWords.unreachable}{' '}
          <Link className={linkStyles.link} to={canBeReached ? paths.contact : loginToRepeat}>
            {canBeReached ? quoteRequestWords.contactUs : quoteRequestWords.repeat}
          </Link>
        </p>
      )}
      <dl className={styles.receiptAnswers}>
        {questions.map(({ field }) => (
          <div key={field}>
            <dt>{answerLabels[field]}</dt>
            <dd>{receipt.request[field]}</dd>
          </div>
        ))}
        {receipt.sector !== undefined && (
          <div>
            <dt>{quoteRequestWords.about}</dt>
            <dd>{receipt.sector}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
