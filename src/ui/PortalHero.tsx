import type { ReactNode } from 'react';
import { Portal } from './Portal';
import { StepsDivider } from './StepsDivider';
import * as layoutStyles from './layout.module.css';
import * as portalStyles from './portal.module.css';

type PortalHeroProps = {
  readonly drawing: string;
  readonly children: ReactNode;
};

/** A page's opening: text on the left, arch on the right. */
export function PortalHero({ drawing, children }: PortalHeroProps) {
  return (
    <section
      className={`${portalStyles.sectorHero} ${layoutStyles.ashlar}`}
      data-slot="portal-hero"
    >
      <div className={`${layoutStyles.container} ${portalStyles.sectorGrid}`}>
        <div className={portalStyles.sectorText}>{children}</div>
        <Portal drawing={drawing} />
      </div>
      <StepsDivider />
    </section>
  );
}
