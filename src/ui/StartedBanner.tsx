import { BuildArch } from './BuildArch';
import { ButtonLink } from './Button';
import * as layoutStyles from './layout.module.css';
import * as bannerStyles from './banner.module.css';

type StartedBannerProps = {
  readonly heading: string;
  readonly lead: string;
  readonly label: string;
  readonly to: string;
  /** On the page's own background. */
  readonly plain?: boolean;
};

export function StartedBanner({ heading, lead, label, to, plain = false }: StartedBannerProps) {
  return (
    <section
      className={plain ? `${bannerStyles.banner} ${bannerStyles.plain}` : bannerStyles.banner}
      data-slot="started-banner"
    >
      <div className={layoutStyles.container}>
        <div className={`${bannerStyles.bannerIn} ${layoutStyles.onWall}`}>
          <div className={layoutStyles.stack}>
            <h2>{heading}</h2>
            <p className={layoutStyles.lead}>{lead}</p>
            <ButtonLink variant="accent" to={to}>
              {label}
            </ButtonLink>
          </div>
          <BuildArch step={3} />
        </div>
      </div>
    </section>
  );
}
