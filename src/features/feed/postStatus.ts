import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { answerOf, isClosed } from './answerOf';
import type { ChosenPost } from './chosenPost';
import { lists } from '@/api/posts.api';

const anew = { subscribe: false, forceRefetch: true } as const;
const look = { selectFromResult: answerOf } as const;

/** True while a community's posts, which somebody else asks for, are closed to this member. */
export function useClosed(community: number): boolean {
  return isClosed(lists.communityPosts.useQueryState(community, look));
}

/** Whether a post still stands. */
export type PostStatus = {
  /** Nobody can comment on it any more: its list is there without it, or closed. */
  readonly gone: boolean;
  /** Asks for the list again, where something says that the post is gone. */
  readonly askAgain: () => void;
};

/**
 * Looks for a post in its list, which somebody else asks for.
 * @param community whose post it is; the general feed's unless given
 */
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
      ? community !== undefined && chosen?.kept === undefined && isClosed(answer)
      : posts.every(({ id }) => id !== chosen?.id);
  return { gone: chosen !== undefined && missing, askAgain };
}
