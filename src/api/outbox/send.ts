import * as z from 'zod/mini';
import type { ProviderRequest } from '@/api/baseQuery';
import { readPost } from '@/api/models/post';
import { portalApi } from '@/api/portalApi';
import { offlineError, unreadableError } from '@/api/providerError';
import { readList, wireId } from '@/api/wire';
import { type Act, targetKey, type Vote } from './act';
import type { Seen } from './match';
import { listPathOf, requestOf } from './requests';

/** What is told of an act's call while it is under way. */
export type Told = Required<Pick<ProviderRequest, 'onProgress' | 'onLeave' | 'onRefused'>>;

type Sending = Told & { readonly act: Act };

/** What a carried out act became; the id is missing where the answer names none. */
export type CarriedOut = { readonly id?: number };

const wireMade = z.looseObject({ id: wireId });
const wireWrapped = z.looseObject({ data: wireMade });

function madeOf(answer: unknown): CarriedOut {
  const plain = wireMade.safeParse(answer);
  if (plain.success) return { id: plain.data.id };
  const wrapped = wireWrapped.safeParse(answer);
  return wrapped.success ? { id: wrapped.data.data.id } : {};
}

function timeOf(entry: object): number | undefined {
  const value: unknown = Reflect.get(entry, 'created_at');
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** An entry of any list, as far as an act is looked for in it. */
function readSeen(entry: unknown): Seen | undefined {
  const post = readPost(entry);
  if (post === undefined || typeof entry !== 'object' || entry === null) return undefined;
  const { id, author, title, body } = post;
  return { id, author, title, text: body, createdAt: timeOf(entry) };
}

const tagsOf = (act: Act) => {
  switch (act.kind) {
    case 'post':
    case 'community-post':
      return ['Post' as const];
    case 'comment':
    case 'community-comment':
      return [{ type: 'Comment' as const, id: targetKey(act) }];
    case 'vote':
      return ['Poll' as const];
    default:
      return ['Community' as const];
  }
};

/** Calls of the outbox; nothing else sends what a member does (architecture, section 4). */
const outboxApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    carryOut: build.mutation<CarriedOut, Sending>({
      queryFn: async ({ act, ...told }, _api, _options, ask) => {
        const { data, error } = await ask({ ...requestOf(act), ...told });
        return error === undefined ? { data: madeOf(data) } : { error };
      },
      invalidatesTags: (_made, error, { act }) => (error === undefined ? tagsOf(act) : []),
    }),
    /** An act's list, read again to see whether the act is in it. */
    listOfAct: build.mutation<readonly Seen[], Act>({
      queryFn: async (act, _api, _options, ask) => {
        const path = listPathOf(act);
        if (path === undefined) return { error: unreadableError };
        const { data, error } = await ask({ path });
        if (error !== undefined) return { error };
        const entries = readList(data, 'entries', readSeen);
        return entries === undefined ? { error: unreadableError } : { data: entries };
      },
    }),
    /** The newest count of what a vote is for; a 404 where the poll has it no more. */
    countOfVote: build.mutation<number, Vote['target']>({
      queryFn: async (target, _api, _options, ask) => {
        // Fetched with the first vote: the feed, which has the outbox too, carries nothing of it.
        const polls = await import('@/api/askPoll').catch(() => undefined);
        if (polls === undefined) return { error: offlineError };
        return polls.askCount(ask, target);
      },
    }),
  }),
});

export const { carryOut, countOfVote, listOfAct } = outboxApi.endpoints;
