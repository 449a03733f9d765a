import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import type { Comment } from '@/api/models/comment';
import type { ProviderError } from '@/api/providerError';
import { usePolling } from '@/lib/usePolling';
import { type MergedEntry, useMergedList, type MergeSource } from '@/outbox/hooks';
import { comments as endpoint, type Thread, threadPlace } from './comments.api';

/** Newest last. */
const commentSource: MergeSource<Comment> = {
  newest: 'last',
  toListEntry: ({ id, author, text, createdAt }) => ({
    id,
    author,
    text,
    ...(createdAt !== undefined && { createdAt }),
  }),
  toPending: (item, id, { name }) =>
    item.kind === 'comment' || item.kind === 'community-comment'
      ? { id, author: name, text: item.payload.text.trim() }
      : undefined,
};

/** Milliseconds (specification, section 9). */
const interval = 10_000;

/** Comments as shown. */
type ThreadView = {
  /** Undefined until first loaded. */
  readonly comments: readonly MergedEntry<Comment>[] | undefined;
  readonly error: ProviderError | SerializedError | undefined;
  readonly refetch: () => void;
};

type Query = {
  readonly currentData?: readonly Comment[] | undefined;
  readonly error?: ProviderError | SerializedError | undefined;
};

const selectAnswer = ({ currentData, error }: Query) => ({ data: currentData, error });

/** A post's comments with pending ones; polled every 10 seconds while in view. */
export function useThread({ post, community }: Thread, inView: boolean): ThreadView {
  const thread = useMemo(
    () => ({ post, ...(community !== undefined && { community }) }),
    [post, community],
  );
  const place = useMemo(() => threadPlace(thread), [thread]);
  const [seen, setSeen] = useState(inView);
  useEffect(() => {
    if (inView) setSeen(true);
  }, [inView]);

  const { data, error } = endpoint.useQueryState(thread, { selectFromResult: selectAnswer });
  const { refetch } = endpoint.useQuerySubscription(thread, {
    skip: !seen,
    refetchOnMountOrArgChange: interval / 1000,
  });
  usePolling(refetch, interval, inView && seen);
  const laid = useMergedList(place, data, commentSource);
  const comments = data !== undefined || laid.length > 0 ? laid : undefined;
  return { comments, error, refetch: () => void refetch() };
}
