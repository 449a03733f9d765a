import { comments } from './comments.api';
import type { Thread } from './thread';

export function CommentCount({ thread }: { readonly thread: Thread }) {
  const { count } = comments.useQueryState(thread, {
    selectFromResult: ({ data }) => ({ count: data?.length }),
  });
  return count === undefined ? null : ` (${count.toLocaleString('en-CA')})`;
}
