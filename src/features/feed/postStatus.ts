import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { answerOf, isClosed } from './answerOf';
import type { ChosenPost } from './chosenPost';
import { lists } from '@/api/posts.api';

const anew = { subscribe: false, forceRefetch: true } as const;
const look = { selectFromResult: answerOf } as const;

/** True if a community is closed to this member. Fetches nothing. */
export function useClosed(community: number): boolean {
  return isClosed(lists.communityPosts.useQueryState(community, look));
}

type PostStatus = {
  /** Comments are no longer possible: the loaded list lacks it or is closed. */
  readonly gone: boolean;
  readonly refetch: () => void;
};

/** Looks for a post in its cached list. Fetches nothing. */
export function usePostStatus(chosen: ChosenPost | undefined, community?: number): PostStatus {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const general = lists.posts.useQueryState(community === undefined ? undefined : skipToken, look);
  const own = lists.communityPosts.useQueryState(community ?? skipToken, look);
  const answer = community === undefined ? general : own;
  const askAgain = useCallback(() => {
    if (community === undefined) void dispatch(lists.posts.initiate(undefined, anew));
    else void dispatch(lists.communityPosts.initiate(community, anew));
  }, [dispatch, community]);
  const { posts } = answer;
  const missing =
    posts === undefined
      ? community !== undefined && chosen?.stored === undefined && isClosed(answer)
      : posts.every(({ id }) => id !== chosen?.id);
  return { gone: chosen !== undefined && missing, refetch: askAgain };
}
