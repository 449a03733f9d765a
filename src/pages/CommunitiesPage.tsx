import { communitiesWords as words } from '@/content/communitiesWords';
import { communitiesHead } from '@/features/communities/communitiesHead';
import { CommunityFinder } from '@/features/communities/CommunityFinder';
import '@/features/communities/communitiesPage.css';

export const head = () => communitiesHead;

/** Regions and groups, on a map and in a list (specification, section 2; decisions, section 4). */
export default function CommunitiesPage() {
  return (
    <>
      <div className="container communities-intro">
        <h1>{words.name}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <CommunityFinder />
    </>
  );
}
