import type { ReactNode } from 'react';
import './regionGround.css';

type RegionGroundProps = {
  /** Beside it on wide screens, else below. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
};

export function RegionLayout({ beside, children }: RegionGroundProps) {
  return (
    <section className="section surface" data-slot="region-ground">
      <div className="container region-ground">
        <div>{children}</div>
        <div className="region-beside">{beside}</div>
      </div>
    </section>
  );
}
