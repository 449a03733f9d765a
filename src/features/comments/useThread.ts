import { useState } from 'react';
import type { Comment } from '@/api/models/comment';
import { usePolling } from '@/lib/usePolling';
import { useMergedList, type MergeSource } from '@/outbox/hooks';
import { commentsEndpoint, type Thread } from './comments.api';

const newestLast: MergeSource<Comment> = {
  newest: 'last',
  toListEntry: (comment) => comment,
  toPending: (item, id, { name }) =>
    item.kind === 'comment' || item.kind === 'community-comment'
      ? { id, author: name, text: item.payload.text.trim() }
      : undefined,
};

const newestFirst: MergeSource<Comment> = { ...newestLast, newest: 'first' };

/** Providers list comments either way; the ids of the first and the last one say which. */
const sourceFor = (list: readonly Comment[] = []) =>
  (list[0]?.id ?? 0) > (list.at(-1)?.id ?? 0) ? newestFirst : newestLast;

/** Milliseconds between two readings of a thread (specification, section 9). */
const threadIntervalMs = 10_000;

/** A post's comments with pending ones; polled while in view. */
export function useThread(thread: Thread, inView: boolean) {
  const [seen, setSeen] = useState(inView);
  if (inView && !seen) setSeen(true);

  const { data, error } = commentsEndpoint.useQueryState(thread, {
    selectFromResult: ({ currentData, error: failure }) => ({ data: currentData, error: failure }),
  });
  const { refetch } = commentsEndpoint.useQuerySubscription(thread, {
    skip: !seen,
    refetchOnMountOrArgChange: threadIntervalMs / 1000,
    refetchOnReconnect: true,
  });
  usePolling(refetch, threadIntervalMs, inView && seen);
  const merged = useMergedList(thread, data, sourceFor(data));
  const isMissing = error !== undefined && 'status' in error && error.status === 404;
  return {
    /** As loaded: the first page. */
    list: data,
    /** Undefined until first loaded. */
    comments: data !== undefined || isMissing || merged.length > 0 ? merged : undefined,
    /** True if the provider has no such post, or answers so for a post without comments. */
    isMissing,
    error: isMissing ? undefined : error,
    refetch: () => void refetch(),
  };
}
