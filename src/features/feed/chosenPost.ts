import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type Post, readPost } from '@/api/models/post';
import { wireId } from '@/api/wire';
import { selectPost } from './post.slice';

/** A post as the slice `post` keeps it. */
export const storedPost = (post: Post): Readonly<Record<string, unknown>> => ({
  ...post,
  media: post.picture,
});

/** The post that a comment page is about. */
export type ChosenPost = {
  readonly id: number;
  /** As it was when it was chosen; undefined where only the address names it. */
  readonly kept: Post | undefined;
};

/** The post of the address (`?post=12`), else the one chosen last; undefined where there is neither. */
export function useChosenPost(): ChosenPost | undefined {
  const [query] = useSearchParams();
  const kept = readPost(useSelector(selectPost));
  const asked = wireId.safeParse(query.get('post')).data;
  const id = asked ?? kept?.id;
  return id === undefined ? undefined : { id, kept: kept?.id === id ? kept : undefined };
}
