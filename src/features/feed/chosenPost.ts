import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type Post, readPost } from '@/api/models/post';
import { wireId } from '@/api/wire';
import { fieldOf } from '@/lib/fieldOf';
import { selectPost } from './post.slice';

/** As the slice `post` stores it; `community` is undefined for a post of the general feed. */
export const toStoredPost = (
  post: Post,
  community: number | undefined,
): Readonly<Record<string, unknown>> => ({
  ...post,
  media: post.picture,
  community: community ?? null,
});

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
