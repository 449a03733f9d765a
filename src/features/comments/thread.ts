import type { TargetList } from '@/outbox/item';

/** Whose comments: those of a post of the general feed, or of a post in a community. */
export type Thread = { readonly post: number; readonly community?: number };

/** Where they are read (specification, section 7). */
export function commentsPath({ post, community }: Thread): string {
  return community === undefined
    ? `/posts/${post}/comments/`
    : `/community/${community}/post/${post}/comments/`;
}

/** The list of the outbox that new ones belong to. */
export function threadPlace({ post, community }: Thread): TargetList {
  return community === undefined
    ? { list: 'comments', post }
    : { list: 'community-comments', community, post };
}
