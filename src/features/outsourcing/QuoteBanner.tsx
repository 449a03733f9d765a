import { startBanner } from '@/content/outsourcing';
import { StartedBanner } from '@/ui/StartedBanner';
import './quoteBanner.css';

type QuoteBannerProps = {
  readonly quote: string;
  /** Stands between a sunken band above it and the page's ground. */
  readonly afterBand?: boolean;
};

/** The banner to the quote form that ends a page of the outsourcing offer. */
export function QuoteBanner({ quote, afterBand = false }: QuoteBannerProps) {
  return (
    <div className="page-end">
      <StartedBanner
        heading={startBanner.heading}
        lead={startBanner.lead}
        label={startBanner.action}
        to={quote}
        plain={!afterBand}
      />
    </div>
  );
}
