import type { TargetList } from '@/outbox/item';

/** The comments of a post, in the general feed or a community. */
export type Thread = { readonly post: number; readonly community?: number };

/** Specification, section 7. */
export function commentsPath({ post, community }: Thread): string {
  return community === undefined
    ? `/posts/${post}/comments/`
    : `/community/${community}/post/${post}/comments/`;
}

export function threadPlace({ post, community }: Thread): TargetList {
  return community === undefined
    ? { list: 'comments', post }
    : { list: 'community-comments', community, post };
}
