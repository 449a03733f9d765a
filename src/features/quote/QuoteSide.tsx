import { X } from 'lucide-react';
import { quoteRequestWords } from '@/content/quoteRequest';
import { quoteWords } from '@/content/quoteSteps';
import { BuildArch } from '@/ui/BuildArch';

type QuoteSideProps = {
  /** How far the arch is built, 1 to 4. */
  readonly step: number;
  /** Name of the sector whose page led here. */
  readonly sector: string | undefined;
  readonly onDropSector: () => void;
};

/** The cedar side of the quote page: its heading, what it is about, and an arch that grows. */
export function QuoteSide({ step, sector, onDropSector }: QuoteSideProps) {
  return (
    <div className="quote-side on-wall">
      <div>
        <h1>{quoteWords.heading}</h1>
        <p className="lead">{quoteWords.lead}</p>
        {sector !== undefined && (
          <p className="quote-about">
            <span>
              {quoteRequestWords.about}: <strong>{sector}</strong>
            </span>
            <button
              type="button"
              aria-label={`${quoteRequestWords.removeAbout} ${sector}`}
              onClick={onDropSector}
            >
              <X className="icon" />
            </button>
          </p>
        )}
      </div>
      <BuildArch step={step} />
    </div>
  );
}
