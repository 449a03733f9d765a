import type { MouseEvent } from 'react';
import { quoteWords } from '@/content/quoteSteps';
import { Button } from '@/ui/Button';
import type { StepNumber } from './answers';

type QuoteActionsProps = {
  readonly step: StepNumber;
  readonly pending: boolean;
  readonly onBack: () => void;
  /** When step 4 came up, in milliseconds of `performance.now`. */
  readonly reviewedAt: () => number;
};

/** The second half of a double click on Next must not send what nobody has looked over yet. */
const doubleClick = 500;

/** Back above step 1; Next on steps 1 to 3, Submit on step 4. They submit the form around them. */
export function QuoteActions({ step, pending, onBack, reviewedAt }: QuoteActionsProps) {
  const keepLate = (event: MouseEvent) => {
    if (event.detail > 1 && performance.now() - reviewedAt() < doubleClick) event.preventDefault();
  };
  return (
    <div className="quote-actions">
      {step > 1 && (
        <Button variant="outline" onClick={onBack}>
          {quoteWords.back}
        </Button>
      )}
      {step < 4 ? (
        <Button key="next" type="submit" className="quote-next">
          {quoteWords.next}
        </Button>
      ) : (
        <Button
          key="submit"
          type="submit"
          className="quote-next"
          pending={pending}
          onClick={keepLate}
        >
          {quoteWords.submit}
        </Button>
      )}
    </div>
  );
}
