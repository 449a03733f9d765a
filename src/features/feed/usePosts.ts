import type { SerializedError, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDispatch } from 'react-redux';
import type { Post } from '@/api/models/post';
import { fetchInfoOf } from '@/api/offlineCache';
import { postsEndpoints, useCommunityPostsQuery, usePostsQuery } from '@/api/posts.api';
import type { ProviderError } from '@/api/providerError';
import type { ChosenPost } from './chosenPost';

type PostsAnswer = {
  readonly posts: readonly Post[] | undefined;
  readonly error: ProviderError | SerializedError | undefined;
  /** Loading for the first time, or retrying after a failure. */
  readonly busy: boolean;
  /** Stored for offline reading: it may lack posts that are there. */
  readonly isCached: boolean;
};

type Query = {
  readonly currentData?: readonly Post[] | undefined;
  readonly error?: ProviderError | SerializedError | undefined;
  readonly isFetching: boolean;
};

/** Only what a feed reads: an unchanged answer renders nothing. */
const select = {
  selectFromResult: ({ currentData, error, isFetching }: Query): PostsAnswer => ({
    posts: currentData,
    error,
    busy: currentData === undefined && isFetching,
    isCached: currentData !== undefined && fetchInfoOf(currentData)?.isCached === true,
  }),
} as const;

/** Milliseconds between two readings of a feed (specification, section 9). */
export const feedIntervalMs = 10_000;

/** Refetches old data when a feed opens, in seconds. */
const onMount = { ...select, refetchOnMountOrArgChange: feedIntervalMs / 1000 } as const;

const refetch = { subscribe: false, forceRefetch: true } as const;

/** Not readable by this member, or gone. */
const isClosed = ({ posts, error }: PostsAnswer): boolean =>
  posts === undefined &&
  error !== undefined &&
  'status' in error &&
  (error.status === 403 || error.status === 404);

/** The posts of the general feed, or of a community, which may be closed to this member. */
export function usePosts(community: number | undefined, refetchOnReconnect = false) {
  const options = { ...onMount, refetchOnReconnect };
  const general = usePostsQuery(community === undefined ? undefined : skipToken, options);
  const own = useCommunityPostsQuery(community ?? skipToken, options);
  const answer = community === undefined ? general : own;
  return { ...answer, closed: community !== undefined && isClosed(answer) };
}

/** True if a community is closed to this member. Fetches nothing. */
export function useIsCommunityClosed(community: number): boolean {
  return isClosed(postsEndpoints.communityPosts.useQueryState(community, select));
}

/** Looks for a post in its cached list, and can have that read again. Fetches nothing by itself. */
export function usePostStatus(chosen: ChosenPost | undefined, community?: number) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const general = postsEndpoints.posts.useQueryState(
    community === undefined ? undefined : skipToken,
    select,
  );
  const own = postsEndpoints.communityPosts.useQueryState(community ?? skipToken, select);
  const answer = community === undefined ? general : own;
  const isMissing =
    answer.posts === undefined
      ? community !== undefined && chosen?.stored === undefined && isClosed(answer)
      : !answer.isCached && answer.posts.every(({ id }) => id !== chosen?.id);
  return {
    /** Comments are no longer possible: the loaded list lacks it or is closed. */
    gone: chosen !== undefined && isMissing,
    refetch: () => {
      if (community === undefined) void dispatch(postsEndpoints.posts.initiate(undefined, refetch));
      else void dispatch(postsEndpoints.communityPosts.initiate(community, refetch));
    },
  };
}
