import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { communityChosen } from '@/memberships/communities.slice';
import type { Post } from '@/api/models/post';
import { type PortalPath, withQuery } from '@/config/paths';
import { postSlice } from './post.slice';

export type PostLinks = {
  /** Whose list has the posts; undefined for the general feed. */
  readonly community: number | undefined;
  readonly to: (post: Post) => string;
  /** Stores the post for a comment page without an id. */
  readonly onOpen: (post: Post) => void;
  readonly by: (author: string) => string;
  readonly all: string;
};

/** As the slice `post` stores it; `community` is undefined for a post of the general feed. */
export const toStoredPost = (post: Post, community: number | undefined) => ({
  ...post,
  media: post.picture,
  community: community ?? null,
});

type Community = {
  readonly id?: number | undefined;
  readonly name?: string | undefined;
  /** The pages are this community's alone: no query names it. */
  readonly isFixed?: boolean;
};

export function usePostLinks(
  feed: PortalPath,
  comments: PortalPath,
  { id, name, isFixed }: Community = {},
): PostLinks {
  const dispatch = useDispatch();
  const query = isFixed ? undefined : id;
  return useMemo(
    () => ({
      community: id,
      to: (post) => withQuery(comments, { community: query, post: post.id }),
      onOpen: (post) => {
        dispatch(postSlice.actions.set(toStoredPost(post, id)));
        if (id !== undefined && name !== undefined) dispatch(communityChosen({ id, name }));
      },
      by: (author) => withQuery(feed, { community: query, author }),
      all: withQuery(feed, { community: query }),
    }),
    [dispatch, feed, comments, id, name, query],
  );
}

export function useIsSavedView(): boolean {
  const [query] = useSearchParams();
  return query.get('saved') === '1';
}

export function useAuthor(): string | undefined {
  const [query] = useSearchParams();
  // The model cuts longer names.
  return query.get('author')?.trim().slice(0, 200) || undefined;
}
