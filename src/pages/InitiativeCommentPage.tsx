import { useMyCommunitiesQuery } from '@/api/communities.api';
import { commentPageWords as words } from '@/content/feedWords';
import { BackToFeed, NoPost } from '@/features/comments/BackToFeed';
import { CommentThread } from '@/features/comments/CommentThread';
import { useChosenCommunity } from '@/features/communities/chosenCommunity';
import { CommentField } from '@/features/composer/CommentField';
import { useChosenPost } from '@/features/feed/chosenPost';
import { pendingItem } from '@/features/feed/PendingItem';
import { PostView } from '@/features/feed/PostView';
import { usePostLinks } from '@/features/feed/postLinks';
import { usePostStatus } from '@/features/feed/usePosts';
import { ProfilePanel } from '@/features/profile/ProfilePanel';
import type { PageHead } from '@/lib/head';
import { paths } from '@/config/paths';
import { TitleBanner } from '@/ui/TitleBanner';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = (): PageHead => ({
  title: 'Community comments · Kingdom Builders',
  description: 'A post in one community, with the comments of its members.',
  canonical: paths.initiativeCommentPage,
});

export const aside = ProfilePanel;

/** A community's post and its comments (specification, section 2, 'Comment page'). */
export default function InitiativeCommentPage() {
  const { currentData: mine } = useMyCommunitiesQuery();
  const { id: community, name } = useChosenCommunity('last', mine) ?? {};
  const chosen = useChosenPost();
  const links = usePostLinks(
    paths.communityInitiative,
    paths.initiativeCommentPage,
    community === undefined ? undefined : { id: community, name },
  );
  const { gone, refetch: askAgain } = usePostStatus(chosen, community);
  return (
    <div className={layoutStyles.feed}>
      {chosen !== undefined && !gone && <BackToFeed to={links.all} />}
      <TitleBanner heading={name ?? words.page} />
      {chosen === undefined || community === undefined ? (
        <NoPost toFeed={links.all} />
      ) : (
        <>
          <PostView community={community} chosen={chosen} links={links} />
          <CommentThread
            thread={{ community, post: chosen.id }}
            pending={pendingItem}
            onGone={askAgain}
          />
          <CommentField
            place={{ list: 'community-comments', community, post: chosen.id }}
            sendLabel={words.makeComment}
            gone={gone}
          />
        </>
      )}
    </div>
  );
}
