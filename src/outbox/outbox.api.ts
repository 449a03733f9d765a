import * as z from 'zod/mini';
import type { ProviderRequest } from '@/api/baseQuery';
import { unwrapList } from '@/api/unwrapList';
import { readPost } from '@/api/models/post';
import { portalApi } from '@/api/portalApi';
import { offlineError, unreadableError } from '@/api/providerError';
import { readableEntries, wireId } from '@/api/wire';
import {
  listPathOf,
  type OutboxItem,
  type PostContent,
  type StoredPicture,
  targetKey,
  type Vote,
} from './item';
import type { ListEntry, ListSnapshot } from './reconcile';

/** The name ends as the content's type says, whatever the file was called before. */
function fileName({ name, type }: StoredPicture): string {
  const stem = name.replace(/\.[^.]*$/, '').trim();
  return `${stem === '' ? 'picture' : stem}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

/** A kept picture as the file that a multipart body carries. */
function pictureFile(picture: StoredPicture): File {
  return new File([picture.bytes], fileName(picture), { type: picture.type });
}

function multipart(
  { title, message, picture }: PostContent,
  names: { readonly message: string; readonly picture: string },
): FormData {
  const form = new FormData();
  form.append('title', title);
  form.append(names.message, message);
  if (picture !== undefined) {
    form.append(names.picture, pictureFile(picture));
  }
  return form;
}

/** The call that sends an item (specification, section 7). */
function requestOf(item: OutboxItem): ProviderRequest {
  const method = 'POST';
  switch (item.kind) {
    case 'post': {
      const names = { message: 'content', picture: 'post_image' };
      return { method, path: '/posts/', multipart: multipart(item.payload, names) };
    }
    case 'admin-post': {
      const form = multipart(item.payload, { message: 'content', picture: 'post_image' });
      form.append('post_category_id', item.payload.category);
      return { method, path: '/posts', multipart: form };
    }
    case 'community-post': {
      const names = { message: 'body', picture: 'media' };
      const path = `/community/${item.target.community}/post/`;
      return { method, path, multipart: multipart(item.payload, names) };
    }
    case 'comment': {
      const json = { content: item.payload.text };
      return { method, path: `/posts/${item.target.post}/comments/`, json };
    }
    case 'community-comment': {
      const { community, post } = item.target;
      const json = { body: item.payload.text };
      return { method, path: `/community/${community}/post/${post}/comment/`, json };
    }
    case 'poll':
      return { method, path: '/poll/', json: { entry_text: item.payload.question } };
    case 'vote': {
      const json = { votes: item.requestedVotes };
      return { method, path: `/poll/answers/${item.target.answer}/vote/`, json };
    }
    default: {
      const { description, category } = item.payload;
      const json = { description, ...(category === undefined ? {} : { category }) };
      return { method, path: `/community/${item.target.community}/request/`, json };
    }
  }
}

/** What a call reports while it is under way. */
export type CallReports = Required<
  Pick<ProviderRequest, 'onProgress' | 'beforeSend' | 'onRefused'>
>;

type Sending = CallReports & { readonly item: OutboxItem };

/** What a sent item became, where the answer names it; `isEmpty` where it says nothing at all. */
export type SentItem = { readonly id?: number; readonly isEmpty?: boolean };

const wireMade = z.looseObject({ id: wireId });
const wireWrapped = z.looseObject({ data: wireMade });

function madeOf(answer: unknown): SentItem {
  const plain = wireMade.safeParse(answer);
  if (plain.success) return { id: plain.data.id };
  const wrapped = wireWrapped.safeParse(answer);
  return wrapped.success ? { id: wrapped.data.data.id } : { isEmpty: answer === null };
}

const wireTimed = z.looseObject({ created_at: z.string() });

function timeOf(entry: unknown): number | undefined {
  const timed = wireTimed.safeParse(entry);
  const time = timed.success ? Date.parse(timed.data.created_at) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** An entry of any list, as far as an item can be recognised by it. */
function readEntry(entry: unknown): ListEntry | undefined {
  const post = readPost(entry);
  if (post === undefined) return undefined;
  const { id, author, title, body } = post;
  return { id, author, title, text: body, createdAt: timeOf(entry) };
}

const wireFurther = z.looseObject({ next: z.string().check(z.minLength(1)) });

/** A list is complete where each entry has an id and no further page follows. */
function snapshotOf(answer: unknown): ListSnapshot | undefined {
  const rows = unwrapList(answer);
  if (rows === undefined) return undefined;
  const isComplete =
    !wireFurther.safeParse(answer).success && rows.every((row) => wireMade.safeParse(row).success);
  return { entries: readableEntries(rows.map(readEntry), 'entries'), isComplete };
}

const tagsOf = (item: OutboxItem) => {
  switch (item.kind) {
    case 'post':
    case 'admin-post':
    case 'community-post':
      return ['Post' as const];
    case 'comment':
    case 'community-comment':
      return [{ type: 'Comment' as const, id: targetKey(item) }];
    case 'poll':
    case 'vote':
      return ['Poll' as const];
    default:
      return ['Community' as const];
  }
};

/** The calls of the outbox; nothing else sends what a member does. */
const outboxApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    sendItem: build.mutation<SentItem, Sending>({
      queryFn: async ({ item, ...reports }, _api, _options, request) => {
        const { data, error } = await request({ ...requestOf(item), ...reports });
        return error === undefined ? { data: madeOf(data) } : { error };
      },
      invalidatesTags: (_made, error, { item }) => (error === undefined ? tagsOf(item) : []),
    }),
    /** The list an item belongs to, read again. */
    readItemList: build.mutation<
      ListSnapshot,
      { readonly item: OutboxItem; readonly timeout?: number | undefined }
    >({
      queryFn: async ({ item, timeout }, _api, _options, request) => {
        const path = listPathOf(item);
        if (path === undefined) return { error: unreadableError };
        const { data, error } = await request({ path, ...(timeout !== undefined && { timeout }) });
        if (error !== undefined) return { error };
        const snapshot = snapshotOf(data);
        return snapshot === undefined ? { error: unreadableError } : { data: snapshot };
      },
    }),
    /** The newest count of what a vote is for; a 404 where the poll has it no more. */
    countOfVote: build.mutation<number, Vote['target']>({
      queryFn: async (target, _api, _options, request) => {
        // Loaded with the first vote: the feed, which has the outbox too, carries nothing of it.
        const polls = await import('@/api/fetchPoll').catch(() => undefined);
        if (polls === undefined) return { error: offlineError };
        return polls.fetchVoteCount(request, target);
      },
    }),
  }),
});

export const { sendItem, countOfVote, readItemList } = outboxApi.endpoints;
