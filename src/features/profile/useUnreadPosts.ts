import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Post } from '@/api/models/post';
import { lists } from '@/api/posts.api';
import { useIdle } from '@/lib/useIdle';
import { useNearViewport } from '@/lib/useNearViewport';
import { markSeen, useMutedAuthors, useSeenPosts } from '@/session/perMember';

const useListDispatch = useDispatch.withTypes<ThunkDispatch<unknown, unknown, UnknownAction>>();

type MutedTest = ReturnType<typeof useMutedAuthors>;

/** None for a community that is new to this device. */
function unreadIn(last: number | undefined, posts: readonly Post[], isMuted: MutedTest): number {
  if (last === undefined) return 0;
  return posts.filter(({ id, author }) => id > last && !isMuted(author)).length;
}

/** Unread posts by community, loaded one list at a time when idle; failures count as read. */
export function useUnreadPosts(
  communities: readonly number[],
  element: RefObject<Element | null>,
): ReadonlyMap<number, number> {
  const dispatch = useListDispatch();
  const isIdle = useIdle();
  const isNear = useNearViewport(element);
  const seen = useSeenPosts();
  const isMuted = useMutedAuthors();
  const [known, setKnown] = useState<ReadonlyMap<number, readonly Post[]>>(new Map());

  useEffect(() => {
    if (!isIdle || !isNear) return undefined;
    let isMounted = true;
    const read = async () => {
      for (const community of communities) {
        if (!isMounted || !navigator.onLine) return;
        const list = lists.communityPosts.initiate(community, { subscribe: false });
        const { data } = await dispatch(list);
        if (!isMounted) return;
        if (data !== undefined) setKnown((before) => new Map(before).set(community, data));
      }
    };
    void read();
    return () => {
      isMounted = false;
    };
  }, [dispatch, communities, isIdle, isNear]);

  useEffect(() => {
    // Counting starts with the first look at a community.
    for (const [community, posts] of known) {
      if (seen[community] === undefined) markSeen(community, posts);
    }
  }, [known, seen]);

  return useMemo(
    () =>
      new Map(
        [...known].map(([community, posts]) => [
          community,
          unreadIn(seen[community], posts, isMuted),
        ]),
      ),
    [known, seen, isMuted],
  );
}
