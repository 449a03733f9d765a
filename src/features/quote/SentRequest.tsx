import { useEffect, useRef } from 'react';
import { myRequests, quoteRequestWords } from '@/content/quoteRequest';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { ReceiptDate, ReceiptSummary } from './ReceiptSummary';
import type { Receipt } from './receipts';

/** What stands in the form's place after its request was sent, also when Back leads here. */
export function SentRequest({ receipt }: { readonly receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Back restores where step 4 was scrolled to, which may be past the receipt.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className="receipt" aria-labelledby="sent">
      <h2 ref={heading} id="sent">
        {quoteRequestWords.received}
      </h2>
      <p className="sub">
        <ReceiptDate receipt={receipt} />
      </p>
      <ReceiptSummary receipt={receipt} />
      <p className="row">
        <ButtonLink to={paths.getQuote}>{quoteRequestWords.another}</ButtonLink>
        <ButtonLink variant="outline" to={paths.myRequests}>
          {myRequests.title}
        </ButtonLink>
      </p>
    </section>
  );
}
