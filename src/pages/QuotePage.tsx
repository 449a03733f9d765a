import { quoteRequestWords } from '@/content/quoteRequest';
import { QuoteForm } from '@/features/quote/QuoteForm';
import { QuoteSide } from '@/features/quote/QuoteSide';
import { openSteps } from '@/features/quote/quoteDraft';
import { SentRequest } from '@/features/quote/ReceiptSummary';
import { useReceiptOf } from '@/features/quote/receipts';
import { useQuoteDraft } from '@/features/quote/useQuoteDraft';
import { useQuoteSubmission } from '@/features/quote/useQuoteSubmission';
import { useQuoteParams } from '@/features/quote/useQuoteParams';
import { useSectorName } from '@/features/quote/sectorName';
import * as alertStyles from '@/ui/alert.module.css';
import * as styles from '@/features/quote/quote.module.css';
import '@/features/quote/receipt.module.css';
import type { ScreenHead } from '@/lib/pageHead';

export const head = (): ScreenHead => ({
  title: 'Get a quote | Kingdom Builders',
  description:
    'Ask for a quote in four short steps: choose your area, say what you want to build and which kingdom business interests you, then send it.',
});

/** Specification, section 2: 'Let's get started' beside the multi-step form. */
export default function QuotePage() {
  const draft = useQuoteDraft();
  const params = useQuoteParams((area) => draft.choose('type', area));
  const submission = useQuoteSubmission(draft);
  const sector = useSectorName(params.sector);
  const sent = useReceiptOf(params.requestId, draft.draftId);
  // The keystone waits for all answers.
  const builtSteps = params.step === 4 ? 4 - openSteps(draft.answers).length : params.step;
  return (
    <div className={styles.quote}>
      <QuoteSide
        step={sent === undefined ? builtSteps : 4}
        sent={sent !== undefined}
        sector={
          sent === undefined && params.sector ? { slug: params.sector, name: sector } : undefined
        }
        onRemoveSector={params.removeSector}
      />
      <div className={styles.quoteMain}>
        <noscript>
          <p className={alertStyles.alert}>{quoteRequestWords.noScript}</p>
        </noscript>
        {sent === undefined ? (
          <QuoteForm params={params} draft={draft} sector={sector} submission={submission} />
        ) : (
          <SentRequest receipt={sent} />
        )}
      </div>
    </div>
  );
}
