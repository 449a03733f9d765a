import { startBanner } from '@/content/outsourcing';
import { StartedBanner } from '@/ui/StartedBanner';
import './quoteBanner.css';

type QuoteBannerProps = {
  readonly quote: string;
  readonly afterBand?: boolean;
};

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
