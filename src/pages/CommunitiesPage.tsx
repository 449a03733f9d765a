import { communitiesWords as words } from '@/content/communitiesWords';
import { CommunityFinder } from '@/features/communities/CommunityFinder';
import type { ScreenHead } from '@/lib/pageHead';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from '@/features/communities/finder.module.css';

export const head = (): ScreenHead => words.head;

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
