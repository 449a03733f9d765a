import type { ReactNode } from 'react';
import { Portal } from './Portal';
import { StepsDivider } from './StepsDivider';

type PortalHeroProps = {
  readonly drawing: string;
  /** The page's heading, what it says and the next act. */
  readonly children: ReactNode;
};

/** The wall a page opens with: words on the left, the portal on the right, both on two steps. */
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
