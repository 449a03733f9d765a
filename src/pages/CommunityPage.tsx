import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Post } from '@/api/models/post';
import { feedWords } from '@/content/feedWords';
import { schemePoll } from '@/content/polls';
import { CommentPreview } from '@/features/comments/CommentPreview';
import { RepliesSince } from '@/features/comments/RepliesSince';
import { Composer } from '@/features/composer/Composer';
import { CatchUp } from '@/features/feed/CatchUp';
import { CategoryFilter, useCategory } from '@/features/feed/CategoryFilter';
import { keptPost } from '@/features/feed/chosenPost';
import { GeneralFeed } from '@/features/feed/GeneralFeed';
import { PostActions } from '@/features/feed/PostActions';
import { setPost } from '@/features/feed/post.slice';
import { askPosts } from '@/features/feed/posts.api';
import { PollSlot } from '@/features/polls/PollSlot';
import { ProfilePanel } from '@/features/profile/ProfilePanel';
import type { PageHead } from '@/lib/head';
import { paths, withQuery } from '@/lib/paths';
import { TitleBanner } from '@/ui/TitleBanner';

export const head = (): PageHead => ({
  title: 'Community · Kingdom Builders',
  description: 'What the members of Kingdom Builders are building, asking and giving.',
  canonical: paths.community,
});

export const aside = ProfilePanel;

export const ask = askPosts;

const place = { list: 'posts' } as const;

const status = (posts: readonly Post[], shown: number) => (
  <CatchUp
    posts={posts}
    shown={shown}
    replies={(mine, since, names) => <RepliesSince posts={mine} since={since} names={names} />}
  />
);

/** The members' feed (specification, section 2, 'Community main'). */
export default function CommunityPage() {
  const dispatch = useDispatch();
  const category = useCategory();
  const foot = useCallback(
    (post: Post) => {
      const to = withQuery(paths.commentPage, { post: post.id });
      const remember = () => dispatch(setPost(keptPost(post)));
      return (
        <>
          <CommentPreview thread={{ post: post.id }} to={to} onOpen={remember} />
          <PostActions to={to} onOpen={remember} all />
        </>
      );
    },
    [dispatch],
  );
  return (
    <div className="feed">
      <TitleBanner heading={feedWords.community} />
      <Composer place={place} />
      <PollSlot id={schemePoll} />
      <CategoryFilter />
      <GeneralFeed category={category} foot={foot} status={status} />
    </div>
  );
}
