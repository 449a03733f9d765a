import { outsourcingHome } from '@/content/outsourcing';
import type { Sector } from '@/content/sectors';
import { breadcrumbList, type Crumb, organization } from '@/config/structuredData';
import type { PageHead } from '@/lib/head';
import { paths, sectorPath } from '@/config/paths';
import { absoluteUrl } from '@/config/site';

/** Breadcrumbs of a sector's page. */
export const sectorCrumbs = ({ name, slug }: Sector): readonly Crumb[] => [
  { label: outsourcingHome.name, to: paths.outsourcingHome },
  { label: name, to: sectorPath(slug) },
];

/** Decisions, section 7. */
export function sectorHead(sector: Sector): PageHead {
  const path = sectorPath(sector.slug);
  return {
    title: sector.title,
    description: sector.description,
    canonical: path,
    structuredData: [
      breadcrumbList(sectorCrumbs(sector)),
      {
        '@type': 'Service',
        name: `${sector.name} Outsourcing`,
        serviceType: 'Outsourcing',
        description: sector.description,
        url: absoluteUrl(path),
        provider: organization,
      },
    ],
  };
}
