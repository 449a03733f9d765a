import { useMemo } from 'react';
import type { Post } from '@/api/models/post';
import { feedWords as words, noPostsBy, noSavedPosts, postsBy } from '@/content/feedWords';
import { selfOf, unknownSelf } from '@/api/models/profile';
import { useCurrentUserQuery } from '@/session/session.api';
import { useSavedPosts } from '@/session/memberValues';

/** What a feed shows of its list. */
type FeedView = {
  /** Of an author's or the saved posts. */
  readonly heading?: string;
  /** Undefined if it shows all. */
  readonly matches?: (post: Post) => boolean;
  /** Shown if it is empty; missing where saved posts of communities are listed instead. */
  readonly empty?: { readonly heading: string; readonly text: string };
};

/** The filter of the address. */
export type FeedFilter = {
  readonly category?: number | undefined;
  /** The author's posts; the member's own under any of their names. */
  readonly author?: string | undefined;
  /** The member's saved posts. */
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
