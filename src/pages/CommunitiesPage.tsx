import { communitiesWords as words } from '@/content/communitiesWords';
import { CommunityFinder } from '@/features/communities/CommunityFinder';
import { communitiesLinks } from '@/content/communitiesLinks';
import type { ScreenHead } from '@/lib/head';
import { paths } from '@/config/paths';
import { absoluteUrl } from '@/config/site';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from '@/features/communities/finder.module.css';

export const head = (): ScreenHead => ({
  ...words.head,
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
});

/** Regions and groups, on a map and in a list (specification, section 2; decisions, section 4). */
export default function CommunitiesPage() {
  return (
    <>
      <div className={`${layoutStyles.container} ${styles.communitiesIntro}`}>
        <h1>{words.name}</h1>
        <p className={layoutStyles.lead}>{words.lead}</p>
      </div>
      <CommunityFinder />
    </>
  );
}
