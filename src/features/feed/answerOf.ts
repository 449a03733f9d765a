import type { SerializedError } from '@reduxjs/toolkit';
import type { Post } from '@/api/models/post';
import type { ProviderError } from '@/api/providerError';

/** A list of posts as its query has it. */
export type PostsAnswer = {
  readonly posts: readonly Post[] | undefined;
  readonly error: ProviderError | SerializedError | undefined;
  /** The first answer is on its way, or the next one after the first failed. */
  readonly busy: boolean;
};

/** A community's posts that this member may not read, or a community that is not there. */
export const isClosed = ({ posts, error }: PostsAnswer): boolean =>
  posts === undefined &&
  error !== undefined &&
  'status' in error &&
  (error.status === 403 || error.status === 404);

type Query = {
  readonly currentData?: readonly Post[] | undefined;
  readonly error?: ProviderError | SerializedError | undefined;
  readonly isFetching: boolean;
};

/** What of a query a feed looks at: a tick that brings nothing new changes none of it. */
export const answerOf = ({ currentData, error, isFetching }: Query): PostsAnswer => ({
  posts: currentData,
  error,
  busy: currentData === undefined && isFetching,
});

/** How feeds ask: what is older than one tick is asked for again when a feed opens. */
export const feedQueryOptions = {
  selectFromResult: answerOf,
  refetchOnMountOrArgChange: 10,
} as const;
