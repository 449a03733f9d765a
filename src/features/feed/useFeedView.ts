import { useMemo } from 'react';
import { feedWords, noPostsBy, noSavedPosts, postsBy } from '@/content/feedWords';
import { selfOf, unknownSelf } from '@/api/models/profile';
import { useCurrentUserQuery } from '@/session/session.api';
import { useSavedPosts } from '@/session/perMember';
import type { PostFilter } from './useShown';

/** A filtered feed. */
type FeedView = {
  readonly heading: string;
  readonly filter: PostFilter;
  /** Shown if it is empty. */
  readonly empty: { readonly heading: string; readonly text: string };
};

/** The filter of the address. */
export type FeedPart = {
  /** The author's posts; the member's own under any of their names. */
  readonly author?: string | undefined;
  /** The member's saved posts. */
  readonly saved?: boolean;
};

/** Undefined without a filter. */
export function useFeedView({ author, saved = false }: FeedPart): FeedView | undefined {
  const { currentData: user } = useCurrentUserQuery(undefined, { skip: author === undefined });
  const savedPosts = useSavedPosts();
  return useMemo(() => {
    if (saved) {
      const general = savedPosts.filter(({ community }) => community === undefined);
      const ids = new Set(general.map(({ post }) => post));
      return { heading: feedWords.savedPosts, filter: { ids }, empty: noSavedPosts };
    }
    if (author === undefined) return undefined;
    const own = user === undefined ? [] : selfOf(user).names;
    return own.includes(author)
      ? {
          heading: feedWords.yourPosts,
          filter: { names: [...own, unknownSelf.name] },
          empty: noPostsBy(undefined),
        }
      : { heading: postsBy(author), filter: { names: [author] }, empty: noPostsBy(author) };
  }, [author, user, saved, savedPosts]);
}
