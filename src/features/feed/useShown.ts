import { useMemo, useState } from 'react';
import type { Post } from '@/api/models/post';
import type { Laid } from '@/api/outbox/replay';

type Items = readonly Laid<Post>[];

type Written = { readonly category: number | undefined; readonly keys: ReadonlySet<string> };

/** The keys, with those of posts that are on their way, and what such a post is called afterwards. */
function withOwn(keys: ReadonlySet<string>, items: Items): ReadonlySet<string> {
  const more = items
    .filter(({ key, entry, act }) => act !== undefined || entry.id < 0 || keys.has(key))
    .flatMap(({ key, entry }) => [key, String(entry.id)])
    .filter((key) => !keys.has(key));
  return more.length === 0 ? keys : new Set([...keys, ...more]);
}

/**
 * The posts of a category, and those that its member wrote while it was chosen: the provider files
 * them elsewhere, and what was just posted must not vanish from where it stands.
 * @param category every post unless given
 */
export function useShown(items: Items | undefined, category: number | undefined) {
  const [written, setWritten] = useState<Written>({ category, keys: new Set() });
  const before = written.category === category ? written.keys : new Set<string>();
  const keys = category === undefined || items === undefined ? before : withOwn(before, items);
  if (keys !== written.keys) setWritten({ category, keys });
  return useMemo(
    () =>
      category === undefined
        ? items
        : items?.filter(({ key, entry }) => entry.category === category || keys.has(key)),
    [items, category, keys],
  );
}
