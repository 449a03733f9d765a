import type { Post } from '@/api/models/post';
import { prefetchPosts } from '@/api/posts.api';
import { selfOf } from '@/api/models/profile';
import { useCurrentUserQuery } from '@/session/session.api';
import { communitiesLinks } from '@/content/communitiesLinks';
import { feedWords } from '@/content/feedWords';
import { schemePoll } from '@/config/fixedIds';
import { CommentCount, NewReplies } from '@/features/comments/CommentCount';
import { CommentPreview } from '@/features/comments/CommentPreview';
import { Composer } from '@/features/composer/Composer';
import { SinceLastVisit } from '@/features/feed/SinceLastVisit';
import { CategoryFilter, useCategory } from '@/features/feed/CategoryFilter';
import { Feed } from '@/features/feed/Feed';
import { PostActions } from '@/features/feed/PostActions';
import type { PostFooter } from '@/features/feed/PostCard';
import { useAuthor, useIsSavedView, usePostLinks } from '@/features/feed/postLinks';
import { useHasPosted } from '@/features/feed/usePosts';
import { FirstSteps, type FirstStepsProps } from '@/features/first-steps/FirstSteps';
import { LazyFeedPoll } from '@/features/polls/LazyFeedPoll';
import { ProfilePanel } from '@/features/profile/ProfilePanel';
import { closedHead } from '@/config/site';
import { paths } from '@/config/paths';
import { TitleBanner } from '@/ui/TitleBanner';
import * as dialogStyles from '@/ui/dialog.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = closedHead('Community');

export const prefetch = prefetchPosts();

function OwnFirstSteps({ position }: Pick<FirstStepsProps, 'position'>) {
  const { currentData } = useCurrentUserQuery();
  const profile = currentData?.profile;
  const posted = useHasPosted(currentData && selfOf(currentData).names);
  const home = communitiesLinks.find(({ label }) => label === profile?.state);
  return <FirstSteps position={position} posted={posted} regionPath={home?.to} />;
}

export const aside = () => (
  <>
    <OwnFirstSteps position="beside" />
    <ProfilePanel />
  </>
);

const status = (posts: readonly Post[], countLine: string) => (
  <SinceLastVisit
    posts={posts}
    countLine={countLine}
    replies={(mine, since, names) => <NewReplies posts={mine} since={since} names={names} />}
  />
);

const authorStatus = (_: readonly Post[], countLine: string) => (
  <p>
    {countLine !== '' && `${countLine}. `}
    {feedWords.mainFeedOnly}
  </p>
);

const footer: PostFooter = (post, links) => {
  const thread = { post: post.id };
  const to = links.to(post);
  const remember = () => links.onOpen(post);
  return (
    <>
      <CommentPreview thread={thread} to={to} onOpen={remember} />
      <PostActions to={to} onOpen={remember} all count={<CommentCount thread={thread} />} />
    </>
  );
};

/** The members' feed (specification, section 2, 'Community main'). */
export default function CommunityPage() {
  const category = useCategory();
  const author = useAuthor();
  const saved = useIsSavedView();
  const links = usePostLinks(paths.community, paths.commentPage);
  return (
    <div className={`${layoutStyles.feed} ${dialogStyles.feedPosts} ${dialogStyles.feedMain}`}>
      <TitleBanner heading={feedWords.community} />
      {author === undefined && !saved ? (
        <>
          <OwnFirstSteps position="above" />
          <Composer />
          <LazyFeedPoll id={schemePoll} />
          <Feed
            category={category}
            renderFooter={footer}
            links={links}
            status={status}
            filter={<CategoryFilter />}
          />
        </>
      ) : (
        <Feed
          author={author}
          saved={saved && author === undefined}
          renderFooter={footer}
          links={links}
          {...(author !== undefined && { status: authorStatus })}
        />
      )}
    </div>
  );
}
