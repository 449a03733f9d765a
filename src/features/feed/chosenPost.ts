import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type Post, readPost } from '@/api/models/post';
import { wireId } from '@/api/wire';
import { selectPost } from './post.slice';

/** As the slice `post` stores it. */
export const toStoredPost = (post: Post): Readonly<Record<string, unknown>> => ({
  ...post,
  media: post.picture,
});

export type ChosenPost = {
  readonly id: number;
  /** As it was when chosen; undefined if only the address names it. */
  readonly stored: Post | undefined;
};

/** The address's post (`?post=12`), else the last chosen one; undefined for a bad number. */
export function useChosenPost(): ChosenPost | undefined {
  const [query] = useSearchParams();
  const stored = readPost(useSelector(selectPost));
  const requested = query.get('post');
  const id = requested === null ? stored?.id : wireId.safeParse(requested).data;
  return id === undefined ? undefined : { id, stored: stored?.id === id ? stored : undefined };
}
