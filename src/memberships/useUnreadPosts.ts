import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Post } from '@/api/models/post';
import { selfOf } from '@/api/models/profile';
import { postsEndpoint } from '@/api/posts.api';
import { useIdle } from '@/lib/useIdle';
import { useNearViewport } from '@/lib/useNearViewport';
import { isOnline } from '@/lib/useOnline';
import { usePolling } from '@/lib/usePolling';
import { useCachedUser } from '@/session/session.api';
import { markSeen, useMutedAuthors, useSeenPosts } from '@/session/memberValues';

/** Milliseconds between two looks at the lists, which nobody waits for. */
const unreadIntervalMs = 60_000;

/** Unread posts by community, once idle and near `element`; failures count as read. */
export function useUnreadPosts(communities: readonly number[], element: RefObject<Element | null>) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const isIdle = useIdle();
  const isNear = useNearViewport(element);
  const seen = useSeenPosts();
  const isMuted = useMutedAuthors();
  const { data: user } = useCachedUser();
  const [known, setKnown] = useState<ReadonlyMap<number, readonly Post[]>>(new Map());

  const isWanted = isIdle && isNear;
  const read = useCallback(
    async (signal: AbortSignal) => {
      // In seconds: a list that a feed has just loaded is not loaded again, one of the last turn is.
      const options = { subscribe: false, forceRefetch: unreadIntervalMs / 2000 };
      for (const community of communities) {
        if (signal.aborted || !isOnline()) return undefined;
        const { data, error } = await dispatch(postsEndpoint.initiate(community, options));
        if (signal.aborted) return undefined;
        if (error !== undefined && 'retryAfterMs' in error) return { error };
        if (data !== undefined) setKnown((before) => new Map(before).set(community, data));
      }
      return undefined;
    },
    [dispatch, communities],
  );
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    void read(stop.signal);
    return () => stop.abort();
  }, [isWanted, read]);
  usePolling(read, unreadIntervalMs, isWanted);

  useEffect(() => {
    // Counting starts with the first look at a community.
    for (const [community, posts] of known) {
      if (seen[community] === undefined) markSeen(community, posts);
    }
  }, [known, seen]);

  return useMemo(() => {
    const own = user === undefined ? [] : selfOf(user).names;
    const entries = [...known].map(([community, posts]) => {
      // None in a community that is new to this device.
      const last = seen[community] ?? Number.POSITIVE_INFINITY;
      const isUnread = ({ id, author }: Post) =>
        id > last && !own.includes(author) && !isMuted(author);
      return [community, posts.filter(isUnread).length] as const;
    });
    return new Map(entries);
  }, [known, seen, isMuted, user]);
}
