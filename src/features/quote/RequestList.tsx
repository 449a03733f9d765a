import { useState } from 'react';
import { myRequests } from '@/content/quoteRequest';
import { paths } from '@/config/paths';
import { focusOnMount } from '@/lib/focusOnMount';
import { useHydrated } from '@/lib/useHydrated';
import { onFirstClick } from '@/lib/clicks';
import { Button, ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ReceiptDate, ReceiptSummary } from './ReceiptSummary';
import { removeReceipt, saveReceipt, type Receipt, useReceipts } from './receipts';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './receipt.module.css';

/** Receipts on this device, newest first, with undo until the page is left. */
export function RequestList() {
  const receipts = useReceipts();
  const hydrated = useHydrated();
  const [removed, setRemoved] = useState<Receipt>();
  const [restored, setRestored] = useState<string>();

  if (!hydrated) return null;
  return (
    <div className={styles.requests}>
      <div role="status" className={styles.requestsRemoved}>
        {removed !== undefined && (
          <>
            <span>{myRequests.removed}</span>
            <Button
              key={removed.id}
              ref={focusOnMount}
              variant="quiet"
              small
              onClick={() => {
                saveReceipt(removed);
                setRestored(removed.id);
                setRemoved(undefined);
              }}
            >
              {myRequests.undo}
            </Button>
          </>
        )}
      </div>
      {receipts.length === 0 ? (
        <EmptyState
          drawing="state-success-receipt"
          heading={myRequests.empty}
          text={myRequests.emptyText}
        >
          <ButtonLink to={paths.getQuote}>{myRequests.getQuote}</ButtonLink>
        </EmptyState>
      ) : (
        <ul>
          {receipts.map((receipt) => (
            <li
              key={receipt.id}
              className={`${styles.receipt} ${cardStyles.card}`}
              data-slot="receipt"
            >
              <div className={styles.receiptHead}>
                <h2 id={`receipt-${receipt.id}`}>
                  <ReceiptDate receipt={receipt} />
                </h2>
                <Button
                  ref={receipt.id === restored ? focusOnMount : undefined}
                  variant="quiet"
                  small
                  aria-describedby={`receipt-${receipt.id}`}
                  onClick={onFirstClick(() => {
                    removeReceipt(receipt.id);
                    setRemoved(receipt);
                    setRestored(undefined);
                  })}
                >
                  {myRequests.remove}
                </Button>
              </div>
              <ReceiptSummary receipt={receipt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
