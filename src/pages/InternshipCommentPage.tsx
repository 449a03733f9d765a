import { commentPageWords, feedWords } from '@/content/feedWords';
import { internshipCommunity as community } from '@/content/fixedIds';
import { BackToFeed, NoPost } from '@/features/comments/BackToFeed';
import { CommentThread } from '@/features/comments/CommentThread';
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
  title: 'Internship comments · Kingdom Builders',
  description: 'A post in the internship forum, with the comments of members.',
  canonical: paths.internshipCommentPage,
});

export const aside = ProfilePanel;

/** A post of the internship forum and its comments (decisions, section 4). */
export default function InternshipCommentPage() {
  const chosen = useChosenPost();
  const links = usePostLinks(paths.internshipForum, paths.internshipCommentPage);
  const { gone, refetch: askAgain } = usePostStatus(chosen, community);
  return (
    <div className={layoutStyles.feed}>
      {chosen !== undefined && !gone && <BackToFeed to={paths.internshipForum} />}
      <TitleBanner heading={feedWords.internship} />
      {chosen === undefined ? (
        <NoPost toFeed={paths.internshipForum} />
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
            sendLabel={commentPageWords.makeComment}
            gone={gone}
          />
        </>
      )}
    </div>
  );
}
