import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { askMyCommunities, useMyCommunitiesQuery } from '@/api/communitiesApi';
import type { Post } from '@/api/models/post';
import { feedWords } from '@/content/feedWords';
import { CommentPreview } from '@/features/comments/CommentPreview';
import { useChosenCommunity } from '@/features/communities/chosenCommunity';
import { setCommunities } from '@/features/communities/communities.slice';
import { NoCommunity } from '@/features/communities/NoCommunity';
import { Composer } from '@/features/composer/Composer';
import { keptPost } from '@/features/feed/chosenPost';
import { CommunityFeed } from '@/features/feed/CommunityFeed';
import { FeedFailure } from '@/features/feed/FeedFailure';
import { PostActions } from '@/features/feed/PostActions';
import { setPost } from '@/features/feed/post.slice';
import { PostsSkeleton } from '@/features/feed/PostsSkeleton';
import { useClosed } from '@/features/feed/standing';
import { ProfilePanel } from '@/features/profile/ProfilePanel';
import type { PageHead } from '@/lib/head';
import { paths, withQuery } from '@/lib/paths';
import { TitleBanner } from '@/ui/TitleBanner';

export const head = (): PageHead => ({
  title: 'Community posts · Kingdom Builders',
  description: 'The posts of one community of Kingdom Builders.',
  canonical: paths.communityInitiative,
});

export const aside = ProfilePanel;

export const ask = askMyCommunities;

type CommunityPostsProps = { readonly community: number; readonly name: string | undefined };

/** Writing and reading in one community; regional pages have it too. */
export function CommunityPosts({ community, name }: CommunityPostsProps) {
  const dispatch = useDispatch();
  const closed = useClosed(community);
  const foot = useCallback(
    (post: Post) => {
      const to = withQuery(paths.initiativeCommentPage, { community, post: post.id });
      const remember = () => {
        dispatch(setPost(keptPost(post)));
        dispatch(setCommunities({ id: community, name }));
      };
      return (
        <>
          <CommentPreview thread={{ community, post: post.id }} to={to} onOpen={remember} />
          <PostActions to={to} onOpen={remember} all />
        </>
      );
    },
    [dispatch, community, name],
  );
  return (
    <>
      <Composer place={{ list: 'community-posts', community }} closed={closed} />
      <CommunityFeed community={community} foot={foot} />
    </>
  );
}

/** A community's posts (specification, section 2, 'Community posts screen'). */
export default function InitiativePage() {
  const { currentData: mine, error, isFetching, refetch } = useMyCommunitiesQuery();
  const { id: community, name } = useChosenCommunity('first', mine) ?? {};
  return (
    <div className="feed">
      <TitleBanner heading={name ?? feedWords.someCommunity} />
      {community !== undefined ? (
        <CommunityPosts community={community} name={name} />
      ) : isFetching ? (
        <PostsSkeleton />
      ) : mine === undefined && error !== undefined ? (
        <FeedFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <NoCommunity />
      )}
    </div>
  );
}
