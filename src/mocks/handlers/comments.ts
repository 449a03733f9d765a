import * as z from 'zod';
import { created, list } from '@/mocks/answers';
import { checkedBody, filledText } from '@/mocks/bodies';
import type { ReadonlySnapshot } from '@/mocks/database';
import { notFound } from '@/mocks/refusal';
import { requestingMember, type Call, idIn, type Route, route } from '@/mocks/routing';
import { insert, type StoredComment, takeId } from '@/mocks/snapshot';
import { nameOf } from '@/mocks/wire';

const path = '/posts/:postId/comments/';
const commentSchema = z.object({ content: filledText });

const wireComment = (snapshot: ReadonlySnapshot, comment: Readonly<StoredComment>) => ({
  id: comment.id,
  author: nameOf(snapshot, comment.authorId),
  content: comment.text,
  created_at: comment.createdAt,
});

function postIdOf(call: Call): number {
  const postId = idIn(call, 'postId');
  if (!call.snapshot.posts.some(({ id }) => id === postId)) throw notFound();
  return postId;
}

/** They carry `author` and `content`. */
export const commentRoutes: readonly Route[] = [
  route.get(path, 'member', (call) => {
    const postId = postIdOf(call);
    const comments = call.snapshot.comments.filter((comment) => comment.postId === postId);
    return list(
      call,
      'comments',
      comments.map((comment) => wireComment(call.snapshot, comment)),
    );
  }),
  route.post(path, 'member', async (call) => {
    const author = requestingMember(call);
    const postId = postIdOf(call);
    const { content } = checkedBody(call.body, commentSchema);
    const comment = await call.context.database.change((draft) =>
      insert(draft.comments, {
        id: takeId(draft, 'comment'),
        postId,
        authorId: author.id,
        text: content,
        createdAt: new Date().toISOString(),
      }),
    );
    return created(wireComment(call.snapshot, comment));
  }),
];
