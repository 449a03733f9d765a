import type { ReactNode } from 'react';
import { regionWords as words } from '@/content/regionWords';
import type { Region } from '@/content/regions';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { regionCrumbs } from './regionHead';
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
