import { useMyCommunitiesQuery } from '@/api/communitiesApi';
import { commentPageWords as words } from '@/content/commentPageWords';
import { CommentThread } from '@/features/comments/CommentThread';
import { NoPost } from '@/features/comments/NoPost';
import { useChosenCommunity } from '@/features/communities/chosenCommunity';
import { CommentField } from '@/features/composer/CommentField';
import { useChosenPost } from '@/features/feed/chosenPost';
import { pendingAct } from '@/features/feed/PendingAct';
import { CommunityPostView } from '@/features/feed/PostView';
import { useStanding } from '@/features/feed/standing';
import { ProfilePanel } from '@/features/profile/ProfilePanel';
import type { PageHead } from '@/lib/head';
import { paths, withQuery } from '@/lib/paths';
import { TitleBanner } from '@/ui/TitleBanner';

export const head = (): PageHead => ({
  title: 'Community comments · Kingdom Builders',
  description: 'A post of one community and what its members answered.',
  canonical: paths.initiativeCommentPage,
});

export const aside = ProfilePanel;

/** A community's post and its comments (specification, section 2, 'Comment page'). */
export default function InitiativeCommentPage() {
  const { currentData: mine } = useMyCommunitiesQuery();
  const { id: community, name } = useChosenCommunity('last', mine) ?? {};
  const chosen = useChosenPost();
  const { gone, askAgain } = useStanding(chosen, community);
  const toFeed = withQuery(paths.communityInitiative, { community });
  return (
    <div className="feed">
      <TitleBanner heading={name ?? words.page} />
      {chosen === undefined || community === undefined ? (
        <NoPost toFeed={toFeed} />
      ) : (
        <>
          <CommunityPostView community={community} chosen={chosen} toFeed={toFeed} />
          <CommentField
            place={{ list: 'community-comments', community, post: chosen.id }}
            sendLabel={words.makeComment}
            gone={gone}
          />
          <CommentThread
            thread={{ community, post: chosen.id }}
            pending={pendingAct}
            onGone={askAgain}
          />
        </>
      )}
    </div>
  );
}
