import { startBanner } from '@/content/outsourcing';
import { BuildArch } from './BuildArch';
import { ButtonLink } from './Button';
import { Section } from './Section';
import * as layoutStyles from './layout.module.css';
import * as styles from './banner.module.css';

type StartedBannerProps = { readonly to: string; readonly plain?: boolean };

/** Leads `to` a quote. */
export function StartedBanner({ to, plain = false }: StartedBannerProps) {
  return (
    <Section bare className={plain ? `${styles.banner} ${styles.plain}` : styles.banner}>
      <div className={`${styles.bannerIn} ${layoutStyles.onWall}`}>
        <div className={layoutStyles.stack}>
          <h2>{startBanner.heading}</h2>
          <p className={layoutStyles.lead}>{startBanner.lead}</p>
          <ButtonLink variant="accent" to={to}>
            {startBanner.action}
          </ButtonLink>
        </div>
        <BuildArch step={3} />
      </div>
    </Section>
  );
}
