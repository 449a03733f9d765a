import type { KeptPicture } from '@/api/outbox/act';
import { pictureFile } from '@/api/outbox/pictureFile';
import { type Poll, readPoll } from '@/api/models/poll';
import { portalApi } from '@/api/portalApi';
import { wireId } from '@/api/wire';

/** A post as an admin publishes it. */
export type NewPost = {
  readonly title: string;
  readonly message: string;
  /** Id of the category list; never 0. */
  readonly category: string;
  readonly picture?: KeptPicture | undefined;
};

function postForm({ title, message, category, picture }: NewPost): FormData {
  const form = new FormData();
  form.append('content', message);
  form.append('title', title);
  if (picture !== undefined) form.append('post_image', pictureFile(picture));
  form.append('post_category_id', category);
  return form;
}

/**
 * The poll an answer speaks of, with the question it was made of where the answer names none;
 * undefined where it does not say which one it became.
 */
function createdPoll(body: unknown, asked: string): Poll | undefined {
  const inner = typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;
  const wire: unknown = typeof inner === 'object' && inner !== null ? inner : body;
  if (typeof wire !== 'object' || wire === null) return undefined;
  const id = wireId.safeParse(Reflect.get(wire, 'id'));
  const poll = id.success ? readPoll(id.data, wire, undefined) : undefined;
  return poll && { ...poll, question: poll.question || asked };
}

/**
 * What admins publish (specification, section 7). An answer of success counts as one whatever its body
 * says: the same would otherwise be published twice. Lists are read again after a failure too, since a
 * call without an answer may have arrived.
 */
const publishingApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    publishPost: build.mutation<null, NewPost>({
      queryFn: async (post, _api, _options, ask) => {
        const multipart = postForm(post);
        const { error } = await ask({ path: '/posts', method: 'POST', multipart });
        const published = error === undefined || error.kind === 'unreadable';
        return published ? { data: null } : { error };
      },
      invalidatesTags: ['Post'],
    }),
    /** @param question its `entry_text`; resolves with the poll where the provider says which it is */
    createPoll: build.mutation<Poll | null, string>({
      queryFn: async (question, _api, _options, ask) => {
        const json = { entry_text: question };
        const { data, error } = await ask({ path: '/poll/', method: 'POST', json });
        if (error !== undefined && error.kind !== 'unreadable') return { error };
        return { data: createdPoll(data, question) ?? null };
      },
      invalidatesTags: ['Poll'],
    }),
  }),
});

export const { usePublishPostMutation, useCreatePollMutation } = publishingApi;
