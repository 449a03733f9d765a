import type { ReactNode } from 'react';
import { Portal } from './Portal';
import { StepsDivider } from './StepsDivider';

type PortalHeroProps = {
  readonly drawing: string;
  readonly children: ReactNode;
};

/** A page's opening: text on the left, arch on the right. */
export function PortalHero({ drawing, children }: PortalHeroProps) {
  return (
    <section className="sector-hero ashlar" data-slot="portal-hero">
      <div className="container sector-grid">
        <div className="sector-text">{children}</div>
        <Portal drawing={drawing} />
      </div>
      <StepsDivider />
    </section>
  );
}
