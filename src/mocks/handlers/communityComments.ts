import * as z from 'zod';
import { created, list } from '@/mocks/answers';
import { checkedBody, filledText } from '@/mocks/bodies';
import {
  enteredCommunity,
  requestingMember,
  type Call,
  idIn,
  type Route,
  route,
} from '@/mocks/routing';
import { notFound } from '@/mocks/refusal';
import { insert, type StoredComment, takeId } from '@/mocks/snapshot';
import { nameOf } from '@/mocks/wire';

const commentSchema = z.object({ body: filledText });

const wireComment = (call: Call, comment: Readonly<StoredComment>) => ({
  id: comment.id,
  author_name: nameOf(call.snapshot, comment.authorId),
  body: comment.text,
  created_at: comment.createdAt,
});

function postIdOf(call: Call): number {
  const community = enteredCommunity(call);
  const postId = idIn(call, 'postId');
  const post = call.snapshot.communityPosts.find(({ id }) => id === postId);
  if (post?.communityId !== community.id) throw notFound();
  return postId;
}

/** Read at `comments/`, written at `comment/`. */
export const communityCommentRoutes: readonly Route[] = [
  route.get('/community/:communityId/post/:postId/comments/', 'member', (call) => {
    const postId = postIdOf(call);
    const comments = call.snapshot.communityComments.filter((entry) => entry.postId === postId);
    return list(
      call,
      'communityComments',
      comments.map((comment) => wireComment(call, comment)),
    );
  }),
  route.post('/community/:communityId/post/:postId/comment/', 'member', async (call) => {
    const author = requestingMember(call);
    const postId = postIdOf(call);
    const { body } = checkedBody(call.body, commentSchema);
    const comment = await call.context.database.change((draft) =>
      insert(draft.communityComments, {
        id: takeId(draft, 'communityComment'),
        postId,
        authorId: author.id,
        text: body,
        createdAt: new Date().toISOString(),
      }),
    );
    return created(wireComment(call, comment));
  }),
];
