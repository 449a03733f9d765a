import type { ReactNode } from 'react';
import { regionWords as words } from '@/content/regionWords';
import type { Region } from '@/content/regions';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { regionCrumbs } from './regionHead';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './region.module.css';

type RegionHeroProps = {
  readonly region: Region;
  readonly map: ReactNode;
};

export function RegionHero({ region, map }: RegionHeroProps) {
  return (
    <section className={styles.regionHero} data-slot="region-hero">
      <div className={layoutStyles.container}>
        <div className={styles.regionText}>
          <Breadcrumbs crumbs={regionCrumbs(region)} />
          <h1>{region.name}</h1>
          <p className={layoutStyles.lead}>{region.sentence}</p>
        </div>
        <section aria-label={words.place(region.name)}>{map}</section>
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
    <section
      className={`${layoutStyles.section} ${layoutStyles.surface}`}
      data-slot="region-layout"
    >
      <div className={`${layoutStyles.container} ${styles.regionLayout}`}>
        <div>{children}</div>
        <div className={styles.regionBeside}>{beside}</div>
      </div>
    </section>
  );
}
