import * as z from 'zod';
import { created, list } from '@/mocks/responses';
import { checkedBody, anyText, optionalFile } from '@/mocks/bodies';
import { enteredCommunity, requestingMember, type Call, type Route, route } from '@/mocks/routing';
import { invalid } from '@/mocks/refusal';
import { insert, type StoredCommunityPost, nextId } from '@/mocks/snapshot';
import { saveUpload } from '@/mocks/pictures';
import { nameOf, wirePicture } from '@/mocks/wire';

const postSchema = z.object({ title: anyText, body: anyText, media: optionalFile });

const wirePost = (call: Call, post: Readonly<StoredCommunityPost>) => ({
  id: post.id,
  author_name: nameOf(call.snapshot, post.authorId),
  title: post.title,
  body: post.body,
  media: wirePicture(call, post.picture),
  created_at: post.createdAt,
});

/** For its members; they carry `author_name`, `body` and `media`. */
export const communityPostRoutes: readonly Route[] = [
  route.get('/community/:communityId/posts/', 'member', (call) => {
    const { id } = enteredCommunity(call);
    const posts = call.snapshot.communityPosts.filter((post) => post.communityId === id);
    return list(call, 'communityPosts', posts, (post) => wirePost(call, post));
  }),
  route.post('/community/:communityId/post/', 'member', async (call) => {
    const author = requestingMember(call);
    const community = enteredCommunity(call);
    const { title, body, media } = checkedBody(call.body, postSchema);
    if (title.trim() === '' && body.trim() === '' && media === undefined) {
      throw invalid({ non_field_errors: ['A post needs a title, a message or a picture.'] });
    }
    const picture = await saveUpload(call, 'media', media);
    const post = await call.context.database.change((draft) =>
      insert(draft.communityPosts, {
        id: nextId(draft.communityPosts),
        communityId: community.id,
        authorId: author.id,
        title,
        body,
        picture,
        createdAt: new Date().toISOString(),
      }),
    );
    return created(wirePost(call, post));
  }),
];
