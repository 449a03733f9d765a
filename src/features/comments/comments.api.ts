import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { listReader } from '@/api/listQuery';
import { type Comment, readComment } from '@/api/models/comment';
import { targetListKey } from '@/outbox/item';
import { portalApi } from '@/api/portalApi';
import { createLimit, type Limit } from '@/lib/limit';
import { commentsPath, type Thread, threadPlace } from './thread';

const readComments = listReader(portalApi.reducerPath, 'comments', readComment);

/** Every post in view loads comments: only a few calls at once. */
const atOnce = 3;
const limits = new WeakMap<object, Limit>();

/** One limit per store. */
function limitOf({ dispatch }: Pick<BaseQueryApi, 'dispatch'>): Limit {
  const limit = limits.get(dispatch) ?? createLimit(atOnce);
  limits.set(dispatch, limit);
  return limit;
}

/** Seconds that unused comments stay cached. */
const kept = 10 * 60;

/** In the provider's order (specification, section 7). */
const commentsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    comments: build.query<readonly Comment[], Thread>({
      queryFn: (thread, api, _options, fetchWithBQ) =>
        limitOf(api)(() => readComments(fetchWithBQ, api, { path: commentsPath(thread) })),
      structuralSharing: false,
      keepUnusedDataFor: kept,
      providesTags: (_list, _error, thread) => [
        { type: 'Comment', id: targetListKey(threadPlace(thread)) },
      ],
    }),
  }),
});

export const { comments } = commentsApi.endpoints;
