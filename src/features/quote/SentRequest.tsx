import { useEffect, useRef } from 'react';
import { myRequests, quoteRequestWords } from '@/content/quoteRequest';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { ReceiptDate, ReceiptSummary } from './ReceiptSummary';
import type { Receipt } from './receipts';
import * as layoutStyles from '@/ui/layout.module.css';
import * as quoteStyles from './quote.module.css';
import * as receiptStyles from './receipt.module.css';

/** Replaces the form after sending, also on Back. */
export function SentRequest({ receipt }: { readonly receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Back restores a scroll position that may be past the receipt.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className={receiptStyles.receipt} data-slot="receipt" aria-labelledby="sent">
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
