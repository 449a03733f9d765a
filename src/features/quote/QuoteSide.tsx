import { X } from 'lucide-react';
import { quoteRequestWords } from '@/content/quoteRequest';
import { quoteWords } from '@/content/quoteSteps';
import type { SectorSlug } from '@/config/paths';
import { BuildArch } from '@/ui/BuildArch';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './quote.module.css';

type QuoteSideProps = {
  readonly step: number;
  /** The receipt is shown in place of the form. */
  readonly sent: boolean;
  /** The sector that led here; its name loads later. */
  readonly sector: { readonly slug: SectorSlug; readonly name: string | undefined } | undefined;
  readonly onRemoveSector: () => void;
};

/** The heading and an arch that grows with each step. */
export function QuoteSide({ step, sent, sector, onRemoveSector }: QuoteSideProps) {
  const name = sector?.name;
  return (
    <div className={`${styles.quoteSide} ${layoutStyles.onWall}`}>
      <div>
        <h1>{quoteWords.heading}</h1>
        {name === undefined ? (
          !sent && <p className={layoutStyles.lead}>{quoteWords.lead}</p>
        ) : (
          <p key={name} className={layoutStyles.lead}>
            {quoteWords.leadFor} <strong>{name}</strong>
            <button
              type="button"
              aria-label={`${quoteRequestWords.removeAbout} ${name}`}
              onClick={onRemoveSector}
            >
              <X />
            </button>
          </p>
        )}
      </div>
      <BuildArch step={step} drawing={sector && `sector-${sector.slug}`} />
    </div>
  );
}
