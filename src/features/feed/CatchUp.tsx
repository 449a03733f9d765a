import { type ReactNode, useMemo } from 'react';
import type { Post } from '@/api/models/post';
import { selfOf } from '@/api/outbox/match';
import { useCurrentUserQuery } from '@/api/sessionApi';
import { catchUp, postsShown } from '@/content/feedWords';
import { useSince } from './useSince';

type CatchUpProps = {
  readonly posts: readonly Post[];
  /** How many of them show: what is said at the first visit. */
  readonly shown: number;
  /** Says how many answered since: to these posts, which are the member's, by others than them. */
  readonly replies: (mine: readonly number[], since: number, names: readonly string[]) => ReactNode;
};

const nobody = { names: [] as readonly string[] };

/** What came since the last visit, from what is loaded: 'Since Tuesday 9:40: 12 posts'. */
export function CatchUp({ posts, shown, replies }: CatchUpProps) {
  const { since, said } = useSince();
  const { currentData: user } = useCurrentUserQuery();
  const { names } = useMemo(() => (user === undefined ? nobody : selfOf(user)), [user]);
  const { mine, count } = useMemo(() => {
    const own = ({ author }: Post) => names.includes(author);
    return {
      mine: posts.filter(own).map(({ id }) => id),
      count: posts.filter((post) => !own(post) && (post.createdAt ?? 0) > (since ?? Infinity))
        .length,
    };
  }, [posts, names, since]);
  if (since === undefined || user === undefined) return <p>{postsShown(shown)}</p>;
  return (
    <p data-slot="catch-up">
      {catchUp(said, count)}
      {replies(mine, since, names)}
    </p>
  );
}
