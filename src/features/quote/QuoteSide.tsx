import { X } from 'lucide-react';
import { quoteRequestWords } from '@/content/quoteRequest';
import { quoteWords } from '@/content/quoteSteps';
import type { SectorSlug } from '@/config/paths';
import { BuildArch } from '@/ui/BuildArch';

type QuoteSideProps = {
  readonly step: number;
  /** The sector that led here; its name loads later. */
  readonly sector: { readonly slug: SectorSlug; readonly name: string | undefined } | undefined;
  readonly onDropSector: () => void;
};

/** The heading and an arch that grows with each step. */
export function QuoteSide({ step, sector, onDropSector }: QuoteSideProps) {
  const name = sector?.name;
  return (
    <div className="quote-side on-wall">
      <div>
        <h1>{quoteWords.heading}</h1>
        {name === undefined ? (
          <p className="lead">{quoteWords.lead}</p>
        ) : (
          <p className="lead">
            {quoteWords.leadFor} <strong>{name}</strong>
            <button
              type="button"
              aria-label={`${quoteRequestWords.removeAbout} ${name}`}
              onClick={onDropSector}
            >
              <X className="icon" />
            </button>
          </p>
        )}
      </div>
      <BuildArch step={step} drawing={sector && `sector-${sector.slug}`} />
    </div>
  );
}
