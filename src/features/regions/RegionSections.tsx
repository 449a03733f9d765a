import type { ReactNode } from 'react';
import type { Region } from '@/content/regions';
import { crumbsOf, siteHead } from '@/content/pages/siteHead';
import { organization } from '@/config/structuredData';
import type { PageHead } from '@/lib/pageHead';
import { paths, withQuery } from '@/config/paths';
import { absoluteUrl } from '@/config/site';
import { regionWords as words } from '@/content/regionWords';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './region.module.css';
import { ButtonLink } from '@/ui/Button';
import { NumberedSteps } from '@/ui/NumberedSteps';
import { Section } from '@/ui/Section';

/** Decisions, section 7. */
export const regionHead = (region: Region): PageHead =>
  siteHead(region, {
    '@type': 'Organization',
    name: `Kingdom Builders in ${region.name}`,
    description: region.lead,
    url: absoluteUrl(region.path),
    areaServed: {
      '@type': 'AdministrativeArea',
      name: region.name,
      containedInPlace: { '@type': 'Country', name: 'Canada' },
    },
    parentOrganization: organization,
  });

export function RegionHero({ region }: { readonly region: Region }) {
  return (
    <Section bare className={styles.regionHero}>
      <Breadcrumbs crumbs={crumbsOf(region)} />
      <h1>{region.name}</h1>
      <p className={layoutStyles.lead}>{region.lead}</p>
    </Section>
  );
}

type RegionAsideProps = {
  readonly region: Region;
  readonly map: ReactNode;
  readonly children: ReactNode;
};

/** What is beside a region's community: where the region is, then other ways on. */
export function RegionAside({ region, map, children }: RegionAsideProps) {
  return (
    <div className={styles.regionAside}>
      <section
        className={`needs-script ${styles.regionMap}`}
        aria-label={words.mapLabel(region.name)}
      >
        {map}
      </section>
      {children}
    </div>
  );
}

export function HowToJoin({ region }: { readonly region: Region }) {
  const next = region.path;
  return (
    <section className={styles.howToJoin}>
      <h2>{words.how}</h2>
      <NumberedSteps steps={words.steps} />
      <div className={layoutStyles.row}>
        <ButtonLink to={withQuery(paths.communityRegister, { next })}>{words.register}</ButtonLink>
        <ButtonLink variant="outline" to={withQuery(paths.communityLogin, { next })}>
          {words.login}
        </ButtonLink>
      </div>
    </section>
  );
}
