import * as z from 'zod';
import { HttpResponse } from 'msw';
import { categoryLabel } from '@/content/categories';
import { created, list } from '@/mocks/responses';
import { checkedBody, anyText, optionalFile, wholeNumber } from '@/mocks/bodies';
import { invalid, notFound } from '@/mocks/refusal';
import { enteredCommunity, requestingMember, type Call, type Route, route } from '@/mocks/routing';
import { insert, type StoredCommunityPost, type StoredPost, nextId } from '@/mocks/snapshot';
import { saveUpload } from '@/mocks/uploads';
import { memberName, wirePicture, mediaPath } from '@/mocks/serializers';

const generalId = 1;

const postSchema = z.object({ title: anyText, content: anyText, post_image: optionalFile });

const adminPostSchema = postSchema.extend({
  post_category_id: wholeNumber.refine((id) => categoryLabel(id) !== undefined, {
    error: ({ input }) => `Invalid pk "${String(input)}" - object does not exist.`,
  }),
});

const communityPostSchema = z.object({ title: anyText, body: anyText, media: optionalFile });

type NewPost = z.infer<typeof postSchema> & { post_category_id?: number };

function wirePost(call: Call, post: Readonly<StoredPost>) {
  const author = call.snapshot.members.find(({ id }) => id === post.authorId);
  return {
    id: post.id,
    title: post.title,
    content: post.content,
    author:
      post.authorAs === 'object' && author !== undefined
        ? { id: author.id, first_name: author.firstName, last_name: author.lastName }
        : memberName(call.snapshot, post.authorId),
    post_image: wirePicture(call, post.picture),
    post_category: post.category,
    created_at: post.createdAt,
  };
}

const wireCommunityPost = (call: Call, post: Readonly<StoredCommunityPost>) => ({
  id: post.id,
  author_name: memberName(call.snapshot, post.authorId),
  title: post.title,
  body: post.body,
  media: wirePicture(call, post.picture),
  created_at: post.createdAt,
});

/** What new posts have in common; 400 without anything to show. */
async function newPost(call: Call, title: string, text: string, field: string, file?: Blob) {
  const { id: authorId } = requestingMember(call);
  if (title.trim() === '' && text.trim() === '' && file === undefined) {
    throw invalid({ non_field_errors: ['A post needs a title, a message or a picture.'] });
  }
  const picture = await saveUpload(call, field, file);
  return { authorId, title, picture, createdAt: new Date().toISOString() };
}

async function addPost(call: Call, wanted: NewPost): Promise<Response> {
  const { title, content, post_image: file, post_category_id: category = generalId } = wanted;
  const common = await newPost(call, title, content, 'post_image', file);
  const post = await call.context.database.change(({ posts }) =>
    insert(posts, { ...common, id: nextId(posts), authorAs: 'name', content, category }),
  );
  return created(wirePost(call, post));
}

export const postRoutes: readonly Route[] = [
  route.get('/posts/', 'anyone', (call) =>
    list(call, 'posts', call.snapshot.posts, (post) => wirePost(call, post)),
  ),
  route.post('/posts/', 'member', (call) => addPost(call, checkedBody(call.body, postSchema))),
  route.post('/posts', 'admin', (call) => addPost(call, checkedBody(call.body, adminPostSchema))),
  route.get('/community/:communityId/posts/', 'member', (call) => {
    const { id } = enteredCommunity(call);
    const posts = call.snapshot.communityPosts.filter((post) => post.communityId === id);
    return list(call, 'communityPosts', posts, (post) => wireCommunityPost(call, post));
  }),
  route.post('/community/:communityId/post/', 'member', async (call) => {
    const { id: communityId } = enteredCommunity(call);
    const { title, body, media } = checkedBody(call.body, communityPostSchema);
    const common = await newPost(call, title, body, 'media', media);
    const post = await call.context.database.change(({ communityPosts: posts }) =>
      insert(posts, { ...common, id: nextId(posts), communityId, body }),
    );
    return created(wireCommunityPost(call, post));
  }),
  // Without a token, since an `<img>` sends none.
  route.get(mediaPath, 'anyone', async ({ context, params }) => {
    const picture = await context.database.readPicture(params['name'] ?? '');
    if (picture === undefined) throw notFound();
    return HttpResponse.arrayBuffer(picture.bytes.slice(0), {
      headers: { 'Content-Type': picture.type, 'X-Content-Type-Options': 'nosniff' },
    });
  }),
];
