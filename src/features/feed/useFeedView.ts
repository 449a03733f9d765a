import { useMemo } from 'react';
import { feedWords, noPostsBy, noSavedPosts, postsBy } from '@/content/feedWords';
import { selfOf } from '@/outbox/reconcile';
import { unknownSelf } from '@/outbox/mergePending';
import { useCurrentUserQuery } from '@/session/session.api';
import { useSavedPosts } from '@/session/perMember';
import type { PostFilter } from './useShown';

/** A feed that shows a part of its posts. */
export type FeedView = {
  readonly heading: string;
  readonly filter: PostFilter;
  /** Said where it has none. */
  readonly empty: { readonly heading: string; readonly text: string };
};

/** Which part of a feed its address asks for. */
export type FeedPart = {
  /** The posts of this author; the member's own by whichever of their names. */
  readonly author?: string | undefined;
  /** The posts of the general feed that the member saved. */
  readonly saved?: boolean;
};

/** The part of a feed that is asked for; undefined for all of it. */
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
