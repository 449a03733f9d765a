import { outsourcingHome } from '@/content/outsourcing';
import { projectsPanel } from '@/content/projectsPanel';
import type { PageHead } from '@/lib/head';
import { organization } from '@/config/structuredData';
import { paths, sectorPath } from '@/config/paths';
import { absoluteUrl } from '@/config/site';

/** With the sectors as its offers. */
export const outsourcingHead = (): PageHead => ({
  title: outsourcingHome.title,
  description: outsourcingHome.description,
  canonical: paths.outsourcingHome,
  structuredData: [
    {
      '@type': 'Service',
      name: outsourcingHome.heading,
      serviceType: 'Outsourcing',
      description: outsourcingHome.description,
      url: absoluteUrl(paths.outsourcingHome),
      provider: organization,
    },
    {
      '@type': 'ItemList',
      name: outsourcingHome.sectorsHeading,
      itemListElement: projectsPanel
        .flatMap(({ tiles }) => tiles)
        .map(({ label, slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          url: absoluteUrl(sectorPath(slug)),
        })),
    },
  ],
});
