import { useMyCommunitiesQuery } from '@/api/communities.api';
import { feedWords, noCommunityWords as words } from '@/content/feedWords';
import { CommentCount } from '@/features/comments/CommentCount';
import { CommentPreview } from '@/features/comments/CommentPreview';
import { useChosenCommunity } from '@/features/communities/chosenCommunity';
import { Composer } from '@/features/composer/Composer';
import { Feed } from '@/features/feed/Feed';
import { FeedFailure } from '@/features/feed/FeedFailure';
import { PostActions } from '@/features/feed/PostActions';
import type { PostFooter } from '@/features/feed/PostCard';
import { useAuthor, usePostLinks } from '@/features/feed/postLinks';
import { PostsSkeleton } from '@/features/feed/PostsSkeleton';
import { useLoadedPosts } from '@/features/feed/usePosts';
import { closedHead } from '@/config/site';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { TitleBanner } from '@/ui/TitleBanner';
import * as dialogStyles from '@/ui/dialog.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
export { fetchMyCommunities as prefetch } from '@/api/communities.api';
export { ProfilePanel as aside } from '@/features/profile/ProfilePanel';

export const head = closedHead('Community posts');

const footer: PostFooter = (post, links) => {
  const thread = { community: links.community, post: post.id };
  const to = links.to(post);
  const remember = () => links.onOpen(post);
  return (
    <>
      <CommentPreview thread={thread} to={to} onOpen={remember} />
      <PostActions to={to} onOpen={remember} all count={<CommentCount thread={thread} />} />
    </>
  );
};

type CommunityPostsProps = { readonly community: number; readonly name: string | undefined };

/** Composer and posts; also on regional pages. */
export function CommunityPosts({ community, name }: CommunityPostsProps) {
  const { closed } = useLoadedPosts(community);
  const author = useAuthor();
  const links = usePostLinks(paths.communityInitiative, paths.initiativeCommentPage, {
    id: community,
    name,
  });
  return (
    <>
      {author === undefined && <Composer key={community} community={community} closed={closed} />}
      <Feed community={community} author={author} renderFooter={footer} links={links} />
    </>
  );
}

/** A community's posts (specification, section 2, 'Community posts screen'). */
export default function InitiativePage() {
  const query = useMyCommunitiesQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const { currentData: mine, error, isFetching, refetch } = query;
  const { id: community, name } = useChosenCommunity('first', mine) ?? {};
  return (
    <div className={`${layoutStyles.feed} ${dialogStyles.feedPosts}`}>
      <TitleBanner heading={name ?? feedWords.someCommunity} />
      {community !== undefined ? (
        <CommunityPosts community={community} name={name} />
      ) : isFetching ? (
        <PostsSkeleton />
      ) : mine === undefined && error !== undefined ? (
        <FeedFailure error={error} onRetry={() => void refetch()} level={2} />
      ) : (
        <EmptyState drawing="state-no-community-yet" heading={words.heading} text={words.text}>
          <ButtonLink to={paths.communities}>{words.communities}</ButtonLink>
        </EmptyState>
      )}
    </div>
  );
}
