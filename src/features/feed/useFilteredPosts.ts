import { useMemo, useState } from 'react';
import type { Post } from '@/api/models/post';
import type { MergedEntry } from '@/outbox/hooks';

type Items = readonly MergedEntry<Post>[];

type Written = { readonly category: number | undefined; readonly keys: ReadonlySet<string> };

/** Adds pending posts, and their keys once sent. */
function withOwn(keys: ReadonlySet<string>, items: Items): ReadonlySet<string> {
  const more = items
    .filter(({ key, entry, item }) => item !== undefined || entry.id < 0 || keys.has(key))
    .flatMap(({ key, entry }) => [key, String(entry.id)])
    .filter((key) => !keys.has(key));
  return more.length === 0 ? keys : new Set([...keys, ...more]);
}

/** Filters posts; what the member just wrote shows in any category. */
export function useFilteredPosts(
  items: Items | undefined,
  category: number | undefined,
  matches: ((post: Post) => boolean) | undefined,
) {
  const [written, setWritten] = useState<Written>({ category, keys: new Set() });
  const before = written.category === category ? written.keys : new Set<string>();
  const keys = category === undefined || items === undefined ? before : withOwn(before, items);
  if (keys !== written.keys) setWritten({ category, keys });
  return useMemo(
    () =>
      matches === undefined
        ? items
        : items?.filter(({ key, entry }) => matches(entry) || keys.has(key)),
    [items, matches, keys],
  );
}
