import { useSelector } from 'react-redux';
import { hasNextPage } from '@/api/offlineCache';
import { commentsEndpoint, type Thread } from './comments.api';
import { repliesToYou } from '@/content/feedWords';
import { useMutedAuthors } from '@/session/memberValues';
import { formatCount } from '@/lib/plural';

/** 'All comments (4)'; '(10+)' if only the first page is loaded. */
export function CommentCount({ thread }: { readonly thread: Thread }) {
  const { count, isPartial } = commentsEndpoint.useQueryState(thread, {
    selectFromResult: ({ data }) => ({ count: data?.length, isPartial: data && hasNextPage(data) }),
  });
  if (count === undefined) return null;
  return <span>{`(${formatCount(count)}${isPartial ? '+' : ''})`}</span>;
}

type NewRepliesProps = {
  readonly posts: readonly number[];
  /** Milliseconds. */
  readonly since: number;
  /** The member's names: own replies do not count. */
  readonly names: readonly string[];
};

type State = Parameters<ReturnType<typeof commentsEndpoint.select>>[0];

/** How many replies came since, in loaded comments; muted authors do not count. */
export function NewReplies({ posts, since, names }: NewRepliesProps) {
  const isMuted = useMutedAuthors();
  const count = useSelector((state: State) => {
    const loaded = posts.flatMap((post) => commentsEndpoint.select({ post })(state).data ?? []);
    return loaded.filter(
      ({ createdAt, author }) =>
        (createdAt ?? 0) > since && !names.includes(author) && !isMuted(author),
    ).length;
  });
  return count > 0 ? <span>{repliesToYou(count)}</span> : null;
}
