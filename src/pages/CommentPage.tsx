import { commentPageWords as words } from '@/content/commentPageWords';
import { CommentThread } from '@/features/comments/CommentThread';
import { NoPost } from '@/features/comments/NoPost';
import { CommentField } from '@/features/composer/CommentField';
import { useChosenPost } from '@/features/feed/chosenPost';
import { pendingAct } from '@/features/feed/PendingAct';
import { PostView } from '@/features/feed/PostView';
import { useStanding } from '@/features/feed/standing';
import { ProfilePanel } from '@/features/profile/ProfilePanel';
import type { PageHead } from '@/lib/head';
import { paths } from '@/lib/paths';
import { TitleBanner } from '@/ui/TitleBanner';

export const head = (): PageHead => ({
  title: 'Comments · Kingdom Builders',
  description: 'A post of the community and what members answered.',
  canonical: paths.commentPage,
});

export const aside = ProfilePanel;

/** A post of the general feed and its comments (specification, section 2, 'Comment page'). */
export default function CommentPage() {
  const chosen = useChosenPost();
  const { gone, askAgain } = useStanding(chosen);
  return (
    <div className="feed">
      <TitleBanner heading={words.page} />
      {chosen === undefined ? (
        <NoPost toFeed={paths.community} />
      ) : (
        <>
          <PostView chosen={chosen} toFeed={paths.community} />
          <CommentField place={{ list: 'comments', post: chosen.id }} gone={gone} />
          <CommentThread thread={{ post: chosen.id }} pending={pendingAct} onGone={askAgain} />
        </>
      )}
    </div>
  );
}
