import { useMemo, useState } from 'react';
import type { Post } from '@/api/models/post';
import type { MergedEntry } from '@/outbox/mergePending';

type Items = readonly MergedEntry<Post>[];

type Written = { readonly category: number | undefined; readonly keys: ReadonlySet<string> };

/** The keys, with those of posts that are on their way, and what such a post is called afterwards. */
function withOwn(keys: ReadonlySet<string>, items: Items): ReadonlySet<string> {
  const more = items
    .filter(({ key, entry, item }) => item !== undefined || entry.id < 0 || keys.has(key))
    .flatMap(({ key, entry }) => [key, String(entry.id)])
    .filter((key) => !keys.has(key));
  return more.length === 0 ? keys : new Set([...keys, ...more]);
}

/** Which posts a feed shows: every one, or only those of a category, of an author, or saved ones. */
export type PostFilter = {
  readonly category?: number | undefined;
  /** The names of the author. */
  readonly names?: readonly string[] | undefined;
  readonly ids?: ReadonlySet<number> | undefined;
};

/** True for a post that belongs there by itself. */
export const matchesFilter = (post: Post, { category, names, ids }: PostFilter): boolean =>
  (category === undefined || post.category === category) &&
  (names === undefined || names.includes(post.author)) &&
  (ids === undefined || ids.has(post.id));

/**
 * The posts of a category, and those that its member wrote while it was chosen: the provider files
 * them elsewhere, and what was just posted must not vanish from where it stands.
 */
export function useShown(items: Items | undefined, filter: PostFilter) {
  const { category, names, ids } = filter;
  const [written, setWritten] = useState<Written>({ category, keys: new Set() });
  const before = written.category === category ? written.keys : new Set<string>();
  const keys = category === undefined || items === undefined ? before : withOwn(before, items);
  if (keys !== written.keys) setWritten({ category, keys });
  return useMemo(
    () =>
      category === undefined && names === undefined && ids === undefined
        ? items
        : items?.filter(
            ({ key, entry }) => matchesFilter(entry, { category, names, ids }) || keys.has(key),
          ),
    [items, category, names, ids, keys],
  );
}
