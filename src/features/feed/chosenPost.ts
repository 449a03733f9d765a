import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type Post, readPost } from '@/api/models/post';
import { hasNextPage } from '@/api/offlineCache';
import { postsEndpoints } from '@/api/posts.api';
import { wireId } from '@/api/wire';
import { fieldOf } from '@/lib/fieldOf';
import { selectPost } from './post.slice';
import { isClosed, selectPostsAnswer } from './usePosts';

export type ChosenPost = {
  readonly id: number;
  /** As it was when chosen; undefined if only the address names it. */
  readonly stored: Post | undefined;
};

/**
 * The address's post (`?post=12`) in a list, else the last chosen one; undefined for a bad number. Lists
 * count separately: another list's post with the same number is another post.
 */
export function useChosenPost(community: number | undefined): ChosenPost | undefined {
  const [query] = useSearchParams();
  const last = useSelector(selectPost);
  const lastCommunity = fieldOf(last, 'community');
  // Earlier versions stored none.
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
  const general = postsEndpoints.posts.useQueryState(
    community === undefined ? undefined : skipToken,
    selectPostsAnswer,
  );
  const own = postsEndpoints.communityPosts.useQueryState(
    community ?? skipToken,
    selectPostsAnswer,
  );
  const answer = community === undefined ? general : own;
  const isListClosed = community !== undefined && chosen?.stored === undefined && isClosed(answer);
  const isListed = answer.posts?.some(({ id }) => id === chosen?.id) === true;
  // It may be on another page.
  const isWholeList = answer.posts !== undefined && !hasNextPage(answer.posts);
  const isAbsent = !answer.isCached && (isThreadMissing || isWholeList) && !isListed;
  const isMissing = answer.posts === undefined ? isListClosed : isAbsent;
  return {
    /** Comments are no longer possible: the loaded list lacks it or is closed. */
    gone: chosen !== undefined && isMissing,
    /** For its comments: true if the provider answers that there are none, not even an empty list. */
    onMissingChange: (isThreadGone: boolean) => {
      setThreadMissing(isThreadGone);
      if (!isThreadGone) return;
      if (community === undefined) void dispatch(postsEndpoints.posts.initiate(undefined, refetch));
      else void dispatch(postsEndpoints.communityPosts.initiate(community, refetch));
    },
  };
}
