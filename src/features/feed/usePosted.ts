import type { Post } from '@/api/models/post';
import { lists } from '@/api/posts.api';

const authors = new WeakMap<readonly Post[], ReadonlySet<string>>();

function authorsOf(posts: readonly Post[]): ReadonlySet<string> {
  const known = authors.get(posts) ?? new Set(posts.map(({ author }) => author));
  authors.set(posts, known);
  return known;
}

/** Whether this author has posted; undefined until the list has loaded. */
export function usePosted(name: string | undefined): boolean | undefined {
  const { data } = lists.posts.useQueryState(undefined, {
    selectFromResult: ({ data: posts }) => ({ data: posts }),
  });
  if (data === undefined || name === undefined) return undefined;
  return authorsOf(data).has(name);
}
