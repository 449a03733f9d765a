import { commentPageWords as words } from '@/content/feedWords';
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
  title: 'Comments · Kingdom Builders',
  description: 'A post in the community, with the comments of members.',
  canonical: paths.commentPage,
});

export const aside = ProfilePanel;

/** A post of the general feed and its comments (specification, section 2, 'Comment page'). */
export default function CommentPage() {
  const chosen = useChosenPost();
  const links = usePostLinks(paths.community, paths.commentPage);
  const { gone, refetch: askAgain } = usePostStatus(chosen);
  return (
    <div className={layoutStyles.feed}>
      {chosen !== undefined && !gone && <BackToFeed to={paths.community} />}
      <TitleBanner heading={words.page} />
      {chosen === undefined ? (
        <NoPost toFeed={paths.community} />
      ) : (
        <>
          <PostView chosen={chosen} links={links} />
          <CommentThread thread={{ post: chosen.id }} pending={pendingItem} onGone={askAgain} />
          <CommentField place={{ list: 'comments', post: chosen.id }} gone={gone} />
        </>
      )}
    </div>
  );
}
