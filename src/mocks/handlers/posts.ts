import * as z from 'zod';
import { HttpResponse } from 'msw';
import { categoryLabel } from '@/content/categories';
import { created, list } from '@/mocks/responses';
import { checkedBody, anyText, optionalFile, wholeNumber } from '@/mocks/bodies';
import { invalid, notFound } from '@/mocks/refusal';
import { requestingMember, type Call, type Route, route } from '@/mocks/routing';
import { insert, type StoredPost, nextId } from '@/mocks/snapshot';
import { saveUpload } from '@/mocks/pictures';
import { nameOf, wirePicture, mediaPath } from '@/mocks/wire';

const generalId = 1;

const postSchema = z.object({ title: anyText, content: anyText, post_image: optionalFile });

const adminPostSchema = postSchema.extend({
  post_category_id: wholeNumber.refine((id) => categoryLabel(id) !== undefined, {
    error: ({ input }) => `Invalid pk "${String(input)}" - object does not exist.`,
  }),
});

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
        : nameOf(call.snapshot, post.authorId),
    post_image: wirePicture(call, post.picture),
    post_category: post.category,
    created_at: post.createdAt,
  };
}

async function addPost(call: Call, wanted: NewPost): Promise<Response> {
  const { title, content, post_image: file, post_category_id: category = generalId } = wanted;
  const author = requestingMember(call);
  if (title.trim() === '' && content.trim() === '' && file === undefined) {
    throw invalid({ non_field_errors: ['A post needs a title, a message or a picture.'] });
  }
  const picture = await saveUpload(call, 'post_image', file);
  const post = await call.context.database.change((draft) =>
    insert(draft.posts, {
      id: nextId(draft.posts),
      authorId: author.id,
      authorAs: 'name',
      title,
      content,
      picture,
      category,
      createdAt: new Date().toISOString(),
    }),
  );
  return created(wirePost(call, post));
}

/** `/posts/`, readable by anyone; `POST /posts` for admins; uploaded pictures. */
export const postRoutes: readonly Route[] = [
  route.get('/posts/', 'anyone', (call) =>
    list(call, 'posts', call.snapshot.posts, (post) => wirePost(call, post)),
  ),
  route.post('/posts/', 'member', (call) => addPost(call, checkedBody(call.body, postSchema))),
  route.post('/posts', 'admin', (call) => addPost(call, checkedBody(call.body, adminPostSchema))),
  // Without a token, since an `<img>` sends none.
  route.get(mediaPath, 'anyone', async ({ context, params }) => {
    const picture = await context.database.readPicture(params['name'] ?? '');
    if (picture === undefined) throw notFound();
    return HttpResponse.arrayBuffer(picture.bytes.slice(0), {
      headers: { 'Content-Type': picture.type, 'X-Content-Type-Options': 'nosniff' },
    });
  }),
];
