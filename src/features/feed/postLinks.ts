import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { communityChosen } from '@/api/communityChosen';
import type { Post } from '@/api/models/post';
import { type PortalPath, withQuery } from '@/config/paths';
import { toStoredPost } from './chosenPost';
import { setPost } from './post.slice';

export type PostLinks = {
  readonly community: number | undefined;
  readonly to: (post: Post) => string;
  /** Stores the post for a comment page without an id. */
  readonly onOpen: (post: Post) => void;
  readonly by: (author: string) => string;
  readonly all: string;
};

type Community = { readonly id: number; readonly name?: string | undefined };

export function usePostLinks(
  feed: PortalPath,
  comments: PortalPath,
  community?: Community,
): PostLinks {
  const dispatch = useDispatch();
  const { id, name } = community ?? {};
  return useMemo(
    () => ({
      community: id,
      to: (post) => withQuery(comments, { community: id, post: post.id }),
      onOpen: (post) => {
        dispatch(setPost(toStoredPost(post)));
        if (id !== undefined && name !== undefined) dispatch(communityChosen({ id, name }));
      },
      by: (author) => withQuery(feed, { community: id, author }),
      all: withQuery(feed, { community: id }),
    }),
    [dispatch, feed, comments, id, name],
  );
}

/** `?saved=1`. */
export function useIsSavedView(): boolean {
  const [query] = useSearchParams();
  return query.get('saved') === '1';
}

/** The model cuts longer names. */
const longestName = 200;

/** `?author=NAME`. */
export function useAuthor(): string | undefined {
  const [query] = useSearchParams();
  return query.get('author')?.trim().slice(0, longestName) || undefined;
}
