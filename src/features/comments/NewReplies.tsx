import { useSelector } from 'react-redux';
import { repliesToYou } from '@/content/feedWords';
import { comments } from './comments.api';

type NewRepliesProps = {
  /** Ids of the member's own posts in the general feed. */
  readonly posts: readonly number[];
  /** Milliseconds. */
  readonly since: number;
  /** The member's own names: what they answered themselves does not count. */
  readonly names: readonly string[];
};

type State = Parameters<ReturnType<typeof comments.select>>[0];

/** How many answered the member since, from the comments that are loaded; nothing where none did. */
export function NewReplies({ posts, since, names }: NewRepliesProps) {
  const count = useSelector((state: State) => {
    const loaded = posts.flatMap((post) => comments.select({ post })(state).data ?? []);
    return loaded.filter(
      ({ createdAt, author }) => (createdAt ?? 0) > since && !names.includes(author),
    ).length;
  });
  return count > 0 ? repliesToYou(count) : null;
}
