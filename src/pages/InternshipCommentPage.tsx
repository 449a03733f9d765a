import { commentPageWords } from '@/content/commentPageWords';
import { feedWords } from '@/content/feedWords';
import { internshipCommunity as community } from '@/content/internship';
import { CommentThread } from '@/features/comments/CommentThread';
import { NoPost } from '@/features/comments/NoPost';
import { CommentField } from '@/features/composer/CommentField';
import { useChosenPost } from '@/features/feed/chosenPost';
import { pendingAct } from '@/features/feed/PendingAct';
import { CommunityPostView } from '@/features/feed/PostView';
import { useStanding } from '@/features/feed/standing';
import { ProfilePanel } from '@/features/profile/ProfilePanel';
import type { PageHead } from '@/lib/head';
import { paths } from '@/lib/paths';
import { TitleBanner } from '@/ui/TitleBanner';

export const head = (): PageHead => ({
  title: 'Internship comments · Kingdom Builders',
  description: 'A post of the internship forum and what members answered.',
  canonical: paths.internshipCommentPage,
});

export const aside = ProfilePanel;

/** A post of the internship forum and its comments (decisions, section 4). */
export default function InternshipCommentPage() {
  const chosen = useChosenPost();
  const { gone, askAgain } = useStanding(chosen, community);
  return (
    <div className="feed">
      <TitleBanner heading={feedWords.internship} />
      {chosen === undefined ? (
        <NoPost toFeed={paths.internshipForum} />
      ) : (
        <>
          <CommunityPostView community={community} chosen={chosen} toFeed={paths.internshipForum} />
          <CommentField
            place={{ list: 'community-comments', community, post: chosen.id }}
            sendLabel={commentPageWords.makeComment}
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
