import { quoteRequestWords } from '@/content/quoteRequest';
import { QuoteForm } from '@/features/quote/QuoteForm';
import { QuoteSide } from '@/features/quote/QuoteSide';
import { openSteps } from '@/features/quote/answers';
import { SentRequest } from '@/features/quote/SentRequest';
import { useReceipts } from '@/features/quote/receipts';
import { useAnswers } from '@/features/quote/useAnswers';
import { useDesk } from '@/features/quote/useDesk';
import { useQuotePlace } from '@/features/quote/useQuotePlace';
import { useSectorName } from '@/features/quote/useSectorName';
import '@/features/quote/quote.css';
import '@/features/quote/receipt.css';
import type { PageHead } from '@/lib/head';
import { paths } from '@/lib/paths';

const title = 'Get a quote | Kingdom Builders';
const description =
  'Ask for a quote in four short steps: choose your area, say what you want to build and which kingdom business interests you, then send it.';

export const head = (): PageHead => ({
  title,
  description,
  canonical: paths.getQuote,
  structuredData: [{ '@type': 'ContactPage', name: title, description, url: paths.getQuote }],
});

/** Specification, section 2: 'Let's get started' beside the multi-step form. */
export default function QuotePage() {
  const { answers, readAnswers, choose } = useAnswers();
  const place = useQuotePlace((area) => choose('type', area));
  const desk = useDesk();
  const sector = useSectorName(place.sector);
  const sent = useReceipts().find(({ id }) => id === place.round);
  // The keystone waits until every answer is there.
  const laid = place.step === 4 ? 4 - openSteps(answers).length : place.step;
  return (
    <div className="quote">
      <QuoteSide
        step={sent === undefined ? laid : 4}
        sector={sent === undefined ? sector : undefined}
        onDropSector={place.dropSector}
      />
      <div className="quote-main">
        <noscript>
          <p className="alert">{quoteRequestWords.noScript}</p>
        </noscript>
        {sent === undefined ? (
          <QuoteForm
            readAnswers={readAnswers}
            place={place}
            answers={answers}
            onChoose={choose}
            sector={sector}
            desk={desk}
          />
        ) : (
          <SentRequest receipt={sent} />
        )}
      </div>
    </div>
  );
}
