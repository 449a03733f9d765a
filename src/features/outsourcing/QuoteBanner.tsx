import { startBanner } from '@/content/outsourcing';
import { StartedBanner } from '@/ui/StartedBanner';
import * as styles from './sector.module.css';

type QuoteBannerProps = {
  readonly quote: string;
  readonly afterBand?: boolean;
};

export function QuoteBanner({ quote, afterBand = false }: QuoteBannerProps) {
  return (
    <div className={styles.pageEnd}>
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
