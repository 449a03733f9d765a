import type { ReactNode } from 'react';
import './regionLayout.css';

type RegionLayoutProps = {
  /** Beside it on wide screens, else below. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
};

export function RegionLayout({ beside, children }: RegionLayoutProps) {
  return (
    <section className="section surface" data-slot="region-layout">
      <div className="container region-layout">
        <div>{children}</div>
        <div className="region-beside">{beside}</div>
      </div>
    </section>
  );
}
