import type { SerializedError } from '@reduxjs/toolkit';
import type { Post } from '@/api/models/post';
import { fetchInfoOf } from '@/api/offlineCache';
import { postsEndpoint, usePostsQuery } from '@/api/posts.api';
import type { ProviderError } from '@/api/providerError';

type Query = {
  readonly currentData?: readonly Post[] | undefined;
  readonly error?: ProviderError | SerializedError | undefined;
  readonly isFetching: boolean;
};

/** Only what a feed reads: an unchanged answer renders nothing. */
const selectPostsAnswer = {
  selectFromResult: ({ currentData, error, isFetching }: Query) => ({
    posts: currentData,
    error,
    /** Loading for the first time, or retrying after a failure. */
    busy: currentData === undefined && isFetching,
    /** Stored for offline reading: it may lack posts that are there. */
    isCached: currentData !== undefined && fetchInfoOf(currentData)?.isCached === true,
  }),
} as const;

/** Milliseconds between two readings of a feed (specification, section 9). */
export const feedIntervalMs = 10_000;

const onMount = { ...selectPostsAnswer, refetchOnMountOrArgChange: feedIntervalMs / 1000 } as const;

/** Not readable by this member, or gone. */
const isClosed = ({ posts, error }: ReturnType<typeof selectPostsAnswer.selectFromResult>) =>
  posts === undefined &&
  error !== undefined &&
  'status' in error &&
  (error.status === 403 || error.status === 404);

/** The posts of the general feed, or of a community, which may be closed to this member. */
export function usePosts(community: number | undefined, refetchOnReconnect = false) {
  const answer = usePostsQuery(community, { ...onMount, refetchOnReconnect });
  return { ...answer, closed: community !== undefined && isClosed(answer) };
}

/** As `usePosts`, but fetches nothing. */
export function useLoadedPosts(community: number | undefined) {
  const answer = postsEndpoint.useQueryState(community, selectPostsAnswer);
  return { ...answer, closed: community !== undefined && isClosed(answer) };
}

/** Whether an author of these names has posted; undefined until the list has loaded. */
export function useHasPosted(names: readonly string[] | undefined): boolean | undefined {
  const { posted } = postsEndpoint.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      posted: data?.some(({ author }) => names?.includes(author) === true),
    }),
  });
  return names === undefined ? undefined : posted;
}
