import { communitiesLink } from '@/content/navigation';
import type { Region } from '@/content/regions';
import { breadcrumbList, type Crumb, organization } from '@/config/structuredData';
import type { PageHead } from '@/lib/head';
import { regionPath } from '@/config/paths';
import { absoluteUrl } from '@/config/site';

/** Breadcrumbs of a region's page. */
export const regionCrumbs = ({ name, slug }: Region): readonly Crumb[] => [
  communitiesLink,
  { label: name, to: regionPath(slug) },
];

/** Decisions, section 7. */
export function regionHead(region: Region): PageHead {
  const path = regionPath(region.slug);
  return {
    title: region.title,
    description: region.description,
    canonical: path,
    structuredData: [
      breadcrumbList(regionCrumbs(region)),
      {
        '@type': 'Organization',
        name: `Kingdom Builders in ${region.name}`,
        description: region.sentence,
        url: absoluteUrl(path),
        areaServed: {
          '@type': 'AdministrativeArea',
          name: region.name,
          containedInPlace: { '@type': 'Country', name: 'Canada' },
        },
        parentOrganization: organization,
      },
    ],
  };
}
