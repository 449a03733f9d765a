import { outsourcingHome } from '@/content/outsourcing';
import { crumbsOf, type Headed, siteHead } from '@/content/pages/siteHead';
import type { Sector } from '@/content/sectors';
import { type Crumb, organization } from '@/config/structuredData';
import type { PageHead } from '@/lib/head';
import { paths, sectorPath } from '@/config/paths';
import { absoluteUrl } from '@/config/site';

const headed = (sector: Sector): Headed => ({
  ...sector,
  path: sectorPath(sector.slug),
  parent: { label: outsourcingHome.name, to: paths.outsourcingHome },
});

/** Breadcrumbs of a sector's page. */
export const sectorCrumbs = (sector: Sector): readonly Crumb[] => crumbsOf(headed(sector));

/** Decisions, section 7. */
export const sectorHead = (sector: Sector): PageHead =>
  siteHead(headed(sector), {
    '@type': 'Service',
    name: `${sector.name} Outsourcing`,
    serviceType: 'Outsourcing',
    description: sector.description,
    url: absoluteUrl(sectorPath(sector.slug)),
    provider: organization,
  });
