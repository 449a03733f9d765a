import type { ProviderRequest } from '@/api/baseQuery';
import { nextPageOf, unwrapList } from '@/api/unwrapList';
import { readPost } from '@/api/models/post';
import { portalApi } from '@/api/portalApi';
import {
  offlineError,
  type ProviderError,
  toProviderError,
  unreadableError,
} from '@/api/providerError';
import { uncachedAdapter as adapter } from '@/api/uncachedAdapter';
import { createdId, idOf, readableEntries } from '@/api/wire';
import type { ThunkStore } from '@/lib/servicesContext';
import {
  listPath,
  listPathOf,
  type OutboxItem,
  type PostContent,
  type StoredPicture,
  type Vote,
} from './item';
import { type ListEntry, type ListSnapshot, toListEntry } from './reconcile';

/** With the extension of its type, whatever its name was. */
function fileName({ name, type }: StoredPicture): string {
  const stem = name.replace(/\.[^.]*$/, '').trim();
  return `${stem === '' ? 'picture' : stem}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

const namesOfFeed = { text: 'content', picture: 'post_image' };
const namesOfCommunity = { text: 'body', picture: 'media' };

function multipart(
  { title, message, picture, category }: PostContent & { readonly category?: string },
  names: typeof namesOfFeed,
): FormData {
  const form = new FormData();
  form.append('title', title);
  form.append(names.text, message);
  if (picture !== undefined) {
    const file = new File([picture.bytes], fileName(picture), { type: picture.type });
    form.append(names.picture, file);
  }
  if (category !== undefined) form.append('post_category_id', category);
  return form;
}

/** The call of an item (specification, section 7). */
function requestOf(item: OutboxItem): ProviderRequest {
  const method = 'POST';
  switch (item.kind) {
    case 'post':
      return { method, path: '/posts/', multipart: multipart(item.payload, namesOfFeed) };
    case 'admin-post':
      return { method, path: '/posts', multipart: multipart(item.payload, namesOfFeed) };
    case 'community-post': {
      const path = `/community/${item.target.community}/post/`;
      return { method, path, multipart: multipart(item.payload, namesOfCommunity) };
    }
    case 'comment':
      return { method, path: listPath(item.target), json: { content: item.payload.text } };
    case 'community-comment': {
      const { community, post } = item.target;
      const path = `/community/${community}/post/${post}/comment/`;
      return { method, path, json: { body: item.payload.text } };
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

type CallReports = Required<Pick<ProviderRequest, 'onProgress' | 'beforeSend' | 'onRefused'>>;

type Sending = CallReports & { readonly item: OutboxItem };

/** `isConfirmed` if the answer alone shows that the call was carried out. */
type SentItem = { readonly id: number | undefined; readonly isConfirmed: boolean };

function madeOf({ kind }: OutboxItem, answer: unknown, isMade: boolean): SentItem {
  const id = createdId(answer);
  const isAnsweredVote = kind === 'vote' && answer !== null;
  return { id, isConfirmed: isMade || isAnsweredVote || id !== undefined };
}

/** As much of any entry as matching needs. */
function readEntry(entry: unknown): ListEntry | undefined {
  const post = readPost(entry);
  return post && toListEntry(post);
}

/** Complete if each entry has an id and there is no further page. */
function snapshotOf(answer: unknown): ListSnapshot | undefined {
  const rows = unwrapList(answer);
  if (rows === undefined) return undefined;
  const isComplete = nextPageOf(answer) === '' && rows.every((row) => idOf(row) !== undefined);
  return { entries: readableEntries(rows.map(readEntry), 'entries'), isComplete };
}

/** A list's tag is its address. */
function tagsOf(item: OutboxItem) {
  const id = listPathOf(item);
  if (id !== undefined) return [{ type: 'List' as const, id }];
  if (item.kind === 'vote') return [{ type: 'Poll' as const, id: item.target.poll }];
  return item.kind === 'join' ? ['Community' as const] : [];
}

const outboxApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    postItem: build.mutation<SentItem, Sending>({
      queryFn: async ({ item, ...reports }, _api, _options, fetchWithBQ) => {
        const { data, error, meta } = await fetchWithBQ({ ...requestOf(item), ...reports });
        // Login pages of networks answer 200 to every call.
        const isMade = meta?.status === 201 || meta?.status === 204;
        return isMade || error === undefined ? { data: madeOf(item, data, isMade) } : { error };
      },
      invalidatesTags: (_made, error, { item }) => (error === undefined ? tagsOf(item) : []),
    }),
    /** As it is now, never cached. */
    fetchItemList: build.mutation<
      ListSnapshot,
      { readonly item: OutboxItem; readonly timeout?: number | undefined }
    >({
      queryFn: async ({ item, timeout }, _api, _options, fetchWithBQ) => {
        const path = listPathOf(item);
        if (path === undefined) return { error: unreadableError };
        const { data, error } = await fetchWithBQ({
          path,
          adapter,
          ...(timeout !== undefined && { timeout }),
        });
        if (error !== undefined) return { error };
        const snapshot = snapshotOf(data);
        return snapshot === undefined ? { error: unreadableError } : { data: snapshot };
      },
    }),
    /** The newest count of a vote's target, never cached; 404 if it is gone. */
    fetchVoteCount: build.mutation<number, Vote['target']>({
      queryFn: async (target, _api, _options, fetchWithBQ) => {
        // Loaded with the first vote, so that the feed carries none of it.
        const polls = await import('@/api/fetchPoll').catch(() => undefined);
        if (polls === undefined) return { error: offlineError };
        return polls.fetchVoteCount((request) => fetchWithBQ({ ...request, adapter }), target);
      },
    }),
  }),
});

const { postItem, fetchVoteCount, fetchItemList } = outboxApi.endpoints;

type CallResult<Data> = { readonly data: Data } | { readonly error: ProviderError };

export type Transport = ReturnType<typeof createTransport>;

/** The calls of the outbox, through the store's portal API. */
export function createTransport({ dispatch }: ThunkStore) {
  return {
    send: async (
      item: OutboxItem,
      signal: AbortSignal,
      reports: CallReports,
    ): Promise<CallResult<SentItem>> => {
      const call = dispatch(postItem.initiate({ item, ...reports }, { track: false }));
      const stop = () => call.abort();
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      const { data, error } = await call;
      signal.removeEventListener('abort', stop);
      return data === undefined ? { error: toProviderError(error) } : { data };
    },
    count: async ({ target }: Vote): Promise<CallResult<number>> => {
      const { data, error } = await dispatch(fetchVoteCount.initiate(target, { track: false }));
      return data === undefined ? { error: toProviderError(error) } : { data };
    },
    list: async (item: OutboxItem, timeout?: number): Promise<ListSnapshot | undefined> =>
      (await dispatch(fetchItemList.initiate({ item, timeout }, { track: false }))).data,
  };
}

type VoteCalls = {
  readonly count: (vote: Vote) => Promise<CallResult<number>>;
  readonly send: (vote: Vote) => Promise<CallResult<SentItem>>;
  /** Stores the requested count before the call; undefined while there is none. */
  readonly saveRequestedVotes: (votes: number | undefined) => Promise<unknown>;
};

/** Calls in all, while others vote at the same time. */
const maxVoteCalls = 3;

/** Requests the newest count plus one; retries when others vote, never forces. */
export async function castVote(
  vote: Vote,
  calls: VoteCalls,
  callsLeft = maxVoteCalls,
): Promise<CallResult<SentItem>> {
  await calls.saveRequestedVotes(undefined);
  const newest = await calls.count(vote);
  if ('error' in newest) return newest;
  const requestedVotes = newest.data + 1;
  await calls.saveRequestedVotes(requestedVotes);
  const answer = await calls.send({ ...vote, requestedVotes });
  const isOvertaken = 'error' in answer && answer.error.status === 409;
  return isOvertaken && callsLeft > 1 ? castVote(vote, calls, callsLeft - 1) : answer;
}
