import { useMemo, useState } from 'react';
import type { Post } from '@/api/models/post';
import { feedWords as words, noPostsBy, noSavedPosts, postsBy } from '@/content/feedWords';
import { selfOf, unknownSelf } from '@/api/models/profile';
import type { MergedEntry } from '@/outbox/hooks';
import { useCurrentUserQuery } from '@/session/session.api';
import { useSavedPosts } from '@/session/memberValues';

type FeedView = {
  readonly heading?: string;
  /** Undefined if it shows all. */
  readonly matches?: (post: Post) => boolean;
  /** Shown if it is empty; missing where saved posts of communities are listed instead. */
  readonly empty?: { readonly heading: string; readonly text: string };
};

export type FeedFilter = {
  readonly category?: number | undefined;
  /** The author's posts; the member's own under any of their names. */
  readonly author?: string | undefined;
  readonly saved?: boolean;
};

export function useFeedView({ author, saved = false, category }: FeedFilter): FeedView {
  const { currentData: user } = useCurrentUserQuery(undefined, { skip: author === undefined });
  const savedPosts = useSavedPosts();
  return useMemo(() => {
    if (saved) {
      const general = savedPosts.filter(({ community }) => community === undefined);
      const ids = new Set(general.map(({ post }) => post));
      const empty = savedPosts.length === 0 ? { empty: noSavedPosts } : {};
      return { heading: words.savedPosts, matches: ({ id }) => ids.has(id), ...empty };
    }
    if (author !== undefined) {
      const own = user === undefined ? [] : selfOf(user).names;
      const isOwn = own.includes(author);
      const names = isOwn ? [...own, unknownSelf.name] : [author];
      return {
        heading: isOwn ? words.yourPosts : postsBy(author),
        matches: (post) => names.includes(post.author),
        empty: noPostsBy(isOwn ? undefined : author),
      };
    }
    if (category === undefined) return { empty: { heading: words.empty, text: words.emptyText } };
    return {
      matches: (post) => post.category === category,
      empty: { heading: words.emptyCategory, text: words.emptyCategoryText },
    };
  }, [author, user, saved, savedPosts, category]);
}

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
  matches: FeedView['matches'],
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
