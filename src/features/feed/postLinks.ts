import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { communityChosen } from '@/api/communityChosen';
import type { Post } from '@/api/models/post';
import { type PortalPath, withQuery } from '@/config/paths';
import { storedPost } from './chosenPost';
import { setPost } from './post.slice';

/** Where the posts of one feed lead. */
export type PostLinks = {
  /** The community whose posts they are. */
  readonly community: number | undefined;
  /** The post's own address: its comment page. */
  readonly to: (post: Post) => string;
  /** Remembers the post for a comment page that is opened without its id. */
  readonly onOpen: (post: Post) => void;
  /** The same feed with the posts of one author. */
  readonly by: (author: string) => string;
  /** The same feed with everything. */
  readonly all: string;
};

type Community = { readonly id: number; readonly name?: string | undefined };

/**
 * The links of a feed's posts.
 * @param feed where the feed is
 * @param comments where its posts have their comments
 * @param community which the addresses name
 */
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
        dispatch(setPost(storedPost(post)));
        if (id !== undefined && name !== undefined) dispatch(communityChosen({ id, name }));
      },
      by: (author) => withQuery(feed, { community: id, author }),
      all: withQuery(feed, { community: id }),
    }),
    [dispatch, feed, comments, id, name],
  );
}

/** True where the address asks for the saved posts (`?saved=1`). */
export function useIsSavedView(): boolean {
  const [query] = useSearchParams();
  return query.get('saved') === '1';
}

/** Longer names are cut by the model of a post. */
const longestName = 200;

/** The author whose posts the address asks for (`?author=NAME`). */
export function useAuthor(): string | undefined {
  const [query] = useSearchParams();
  return query.get('author')?.trim().slice(0, longestName) || undefined;
}
