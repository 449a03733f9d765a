import { useEffect, useRef } from 'react';
import { quoteRequestWords } from '@/content/quoteRequest';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import type { Failed } from './desk';

type QuoteFailureProps = { readonly failure: Failed; readonly onSendOpenly: () => void };

/**
 * Why the request was not taken, above the buttons and brought into view. Visitors may ask for
 * quotes, so a refused token leaves the way of sending without it.
 */
export function QuoteFailure({ failure, onSendOpenly }: QuoteFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className="quote-failure">
      <Alert kind="danger" live>
        <p>{failure.message}</p>
        {failure.unauthorized && (
          <Button variant="outline" small onClick={onSendOpenly}>
            {quoteRequestWords.sendOpenly}
          </Button>
        )}
      </Alert>
    </div>
  );
}
