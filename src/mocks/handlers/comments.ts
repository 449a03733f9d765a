import * as z from 'zod';
import { created, list } from '@/mocks/responses';
import { checkedBody, filledText } from '@/mocks/bodies';
import { notFound } from '@/mocks/refusal';
import {
  type Call,
  enteredCommunity,
  entryIn,
  requestingMember,
  type Route,
  route,
} from '@/mocks/routing';
import { insert, nextId, type StoredComment } from '@/mocks/snapshot';
import { memberName } from '@/mocks/serializers';

/** Comments of one kind of posts, with the names of their fields. */
type Comments = {
  readonly name: 'comments' | 'communityComments';
  readonly readAt: string;
  readonly writtenAt: string;
  readonly author: string;
  readonly text: string;
  /** Throws unless the caller may see this post. */
  readonly postOf: (call: Call) => number;
};

function routesOf(comments: Comments): readonly Route[] {
  const { name, readAt, writtenAt, author, text, postOf } = comments;
  const schema = z.object({ [text]: filledText });
  const wireComment = (call: Call, comment: Readonly<StoredComment>) => ({
    id: comment.id,
    [author]: memberName(call.snapshot, comment.authorId),
    [text]: comment.text,
    created_at: comment.createdAt,
  });
  return [
    route.get(readAt, 'member', (call) => {
      const postId = postOf(call);
      const ofPost = call.snapshot[name].filter((comment) => comment.postId === postId);
      return list(call, name, ofPost, (comment) => wireComment(call, comment));
    }),
    route.post(writtenAt, 'member', async (call) => {
      const writer = requestingMember(call);
      const postId = postOf(call);
      const { [text]: written = '' } = checkedBody(call.body, schema);
      const comment = await call.context.database.change((draft) =>
        insert(draft[name], {
          id: nextId(draft[name]),
          postId,
          authorId: writer.id,
          text: written,
          createdAt: new Date().toISOString(),
        }),
      );
      return created(wireComment(call, comment));
    }),
  ];
}

export const commentRoutes: readonly Route[] = [
  ...routesOf({
    name: 'comments',
    readAt: '/posts/:postId/comments/',
    writtenAt: '/posts/:postId/comments/',
    author: 'author',
    text: 'content',
    postOf: (call) => entryIn(call, 'postId', call.snapshot.posts).id,
  }),
  ...routesOf({
    name: 'communityComments',
    readAt: '/community/:communityId/post/:postId/comments/',
    writtenAt: '/community/:communityId/post/:postId/comment/',
    author: 'author_name',
    text: 'body',
    postOf: (call) => {
      const community = enteredCommunity(call);
      const post = entryIn(call, 'postId', call.snapshot.communityPosts);
      if (post.communityId !== community.id) throw notFound();
      return post.id;
    },
  }),
];
