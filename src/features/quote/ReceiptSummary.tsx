import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { answerLabels, myRequests, quoteRequestWords } from '@/content/quoteRequest';
import { paths, withQuery } from '@/config/paths';
import { settings } from '@/config/site';
import { dateTimeFormat } from '@/lib/dateFormat';
import { ButtonLink } from '@/ui/Button';
import { questions } from './quoteDraft';
import type { Receipt } from './receipts';
import * as layoutStyles from '@/ui/layout.module.css';
import * as linkStyles from '@/ui/link.module.css';
import * as quoteStyles from './quote.module.css';
import * as styles from './receipt.module.css';

const canBeReached = settings.contactEmail !== undefined || settings.contactPhone !== undefined;
/** The form then starts with the same area. */
const loginToRepeat = (area: string) =>
  withQuery(paths.communityLogin, { next: withQuery(paths.getQuote, { area }) });

/** In the reader's time zone, so only after hydration. */
const sentDate = dateTimeFormat('long');

export function ReceiptDate({ receipt }: { readonly receipt: Receipt }) {
  return <time dateTime={new Date(receipt.sentAt).toISOString()}>{sentDate(receipt.sentAt)}</time>;
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
          <Link
            className={linkStyles.link}
            to={canBeReached ? paths.contact : loginToRepeat(receipt.request.type)}
          >
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

/** Replaces the form after sending, also on Back. */
export function SentRequest({ receipt }: { readonly receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Back restores a scroll position that may be past the receipt.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className={styles.receipt} data-slot="receipt" aria-labelledby="sent">
      <h2 ref={heading} id="sent">
        {quoteRequestWords.received}
      </h2>
      <p className={quoteStyles.sub}>
        <ReceiptDate receipt={receipt} />
      </p>
      <ReceiptSummary receipt={receipt} />
      <p className={layoutStyles.row}>
        <ButtonLink to={paths.getQuote}>{quoteRequestWords.another}</ButtonLink>
        <ButtonLink variant="outline" to={paths.myRequests}>
          {myRequests.title}
        </ButtonLink>
      </p>
    </section>
  );
}
