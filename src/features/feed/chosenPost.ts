import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type Post, readPost } from '@/api/models/post';
import { hasNextPage } from '@/api/offlineCache';
import { postsEndpoint } from '@/api/posts.api';
import { wireId } from '@/api/wire';
import { fieldOf } from '@/lib/fieldOf';
import { postSlice } from './post.slice';
import { useLoadedPosts } from './usePosts';

export type ChosenPost = {
  readonly id: number;
  /** As it was when chosen; undefined if only the address names it. */
  readonly stored: Post | undefined;
};

/** The address's post (`?post=12`) in a list, else the last chosen one; undefined for a bad number. */
export function useChosenPost(community: number | undefined): ChosenPost | undefined {
  const [query] = useSearchParams();
  const last = useSelector(postSlice.selectors.select);
  const lastCommunity = fieldOf(last, 'community');
  // Another list's post may have the same number. Earlier versions stored no list.
  const isOfList = lastCommunity === undefined || lastCommunity === (community ?? null);
  const stored = isOfList ? readPost(last) : undefined;
  const requested = query.get('post');
  const id = requested === null ? stored?.id : wireId.safeParse(requested).data;
  return id === undefined ? undefined : { id, stored: stored?.id === id ? stored : undefined };
}

const refetch = { subscribe: false, forceRefetch: true } as const;

/** Looks for a post in its cached list, and can have that read again. Fetches nothing by itself. */
export function usePostStatus(chosen: ChosenPost | undefined, community?: number) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [isThreadMissing, setThreadMissing] = useState(false);
  const { posts, isCached, closed } = useLoadedPosts(community);
  const isListed = posts?.some(({ id }) => id === chosen?.id) === true;
  // It may be on another page.
  const isWholeList = posts !== undefined && !hasNextPage(posts);
  const isAbsent = !isCached && (isThreadMissing || isWholeList) && !isListed;
  const isMissing = posts === undefined ? closed && chosen?.stored === undefined : isAbsent;
  return {
    listed: isListed,
    /** Comments are no longer possible: the loaded list lacks it or is closed. */
    gone: chosen !== undefined && isMissing,
    /** For its comments: true if the provider answers that there are none, not even an empty list. */
    onMissingChange: (isThreadGone: boolean) => {
      setThreadMissing(isThreadGone);
      if (isThreadGone) void dispatch(postsEndpoint.initiate(community, refetch));
    },
  };
}
