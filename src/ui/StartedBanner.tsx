import { BuildArch } from './BuildArch';
import { ButtonLink } from './Button';
import './banner.css';

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
    <section className={plain ? 'banner plain' : 'banner'} data-slot="started-banner">
      <div className="container">
        <div className="banner-in on-wall">
          <div className="stack">
            <h2>{heading}</h2>
            <p className="lead">{lead}</p>
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
