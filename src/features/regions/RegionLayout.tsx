import type { ReactNode } from 'react';
import { regionWords as words } from '@/content/regionWords';
import type { Region } from '@/content/regions';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { regionCrumbs } from './regionHead';
import './regionLayout.css';
import './regionHero.css';

type RegionHeroProps = {
  readonly region: Region;
  readonly map: ReactNode;
};

export function RegionHero({ region, map }: RegionHeroProps) {
  return (
    <section className="region-hero" data-slot="region-hero">
      <div className="container">
        <div className="region-text">
          <Breadcrumbs crumbs={regionCrumbs(region)} />
          <h1>{region.name}</h1>
          <p className="lead">{region.sentence}</p>
        </div>
        <section className="region-map" aria-label={words.place(region.name)}>
          {map}
        </section>
      </div>
    </section>
  );
}

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
