import { communitiesWords as words } from '@/content/communitiesWords';
import { communitiesLinks } from '@/content/communitiesLinks';
import type { PageHead } from '@/lib/head';
import { paths } from '@/config/paths';
import { absoluteUrl } from '@/config/site';

export const communitiesHead: PageHead = {
  ...words.head,
  canonical: paths.communities,
  structuredData: [
    {
      '@type': 'CollectionPage',
      name: words.head.title,
      description: words.head.description,
      url: absoluteUrl(paths.communities),
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: communitiesLinks.map(({ label, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          url: absoluteUrl(to),
        })),
      },
    },
  ],
};
