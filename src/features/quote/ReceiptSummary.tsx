import { answerLabels, quoteRequestWords } from '@/content/quoteRequest';
import { questions } from './answers';
import type { Receipt } from './receipts';

/** A receipt's time in the reader's own way of writing dates. Only for what renders after hydration. */
const inWords = (time: number) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(time);

/** When a request was sent. */
export function ReceiptDate({ receipt }: { readonly receipt: Receipt }) {
  return <time dateTime={new Date(receipt.sentAt).toISOString()}>{inWords(receipt.sentAt)}</time>;
}

/** What was asked and what the server said. */
export function ReceiptSummary({ receipt }: { readonly receipt: Receipt }) {
  return (
    <>
      <p className="receipt-message">{receipt.message}</p>
      <dl className="receipt-answers">
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
