import type { SerializedError } from '@reduxjs/toolkit';
import type { Post } from '@/api/models/post';
import type { ProviderError } from '@/api/providerError';

export type PostsAnswer = {
  readonly posts: readonly Post[] | undefined;
  readonly error: ProviderError | SerializedError | undefined;
  /** Loading for the first time, or retrying after a failure. */
  readonly busy: boolean;
};

/** Not readable by this member, or gone. */
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

/** Only what a feed reads: an unchanged answer renders nothing. */
export const answerOf = ({ currentData, error, isFetching }: Query): PostsAnswer => ({
  posts: currentData,
  error,
  busy: currentData === undefined && isFetching,
});

/** Refetches old data when a feed opens. */
export const feedQueryOptions = {
  selectFromResult: answerOf,
  refetchOnMountOrArgChange: 10,
} as const;
