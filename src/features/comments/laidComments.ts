import type { Comment } from '@/api/models/comment';
import type { LaidList } from '@/api/outbox/replay';

/** Comments on screen: the newest come last. */
export const laidComments: LaidList<Comment> = {
  newest: 'last',
  seen: ({ id, author, text, createdAt }) => ({
    id,
    author,
    text,
    ...(createdAt !== undefined && { createdAt }),
  }),
  pending: (act, id, { name }) =>
    act.kind === 'comment' || act.kind === 'community-comment'
      ? { id, author: name, text: act.payload.text.trim() }
      : undefined,
};
