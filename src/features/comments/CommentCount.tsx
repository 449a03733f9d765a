import { useSelector } from 'react-redux';
import { commentsEndpoint, type Thread } from './comments.api';
import { repliesToYou } from '@/content/feedWords';

export function CommentCount({ thread }: { readonly thread: Thread }) {
  const { count } = commentsEndpoint.useQueryState(thread, {
    selectFromResult: ({ data }) => ({ count: data?.length }),
  });
  return count === undefined ? null : ` (${count.toLocaleString('en-CA')})`;
}

type NewRepliesProps = {
  readonly posts: readonly number[];
  /** Milliseconds. */
  readonly since: number;
  /** The member's names: own replies do not count. */
  readonly names: readonly string[];
};

type State = Parameters<ReturnType<typeof commentsEndpoint.select>>[0];

/** How many replied since, in loaded comments. */
export function NewReplies({ posts, since, names }: NewRepliesProps) {
  const count = useSelector((state: State) => {
    const loaded = posts.flatMap((post) => commentsEndpoint.select({ post })(state).data ?? []);
    return loaded.filter(
      ({ createdAt, author }) => (createdAt ?? 0) > since && !names.includes(author),
    ).length;
  });
  return count > 0 ? repliesToYou(count) : null;
}
