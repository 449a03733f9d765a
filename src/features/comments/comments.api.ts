import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { type TargetList, targetListKey } from '@/outbox/item';
import { listReader } from '@/api/listQuery';
import { type Comment, readComment } from '@/api/models/comment';
import { portalApi } from '@/api/portalApi';

/** The comments of a post, in the general feed or a community. */
export type Thread = { readonly post: number; readonly community?: number };

/** Specification, section 7. */
function commentsPath({ post, community }: Thread): string {
  return community === undefined
    ? `/posts/${post}/comments/`
    : `/community/${community}/post/${post}/comments/`;
}

export function threadPlace({ post, community }: Thread): TargetList {
  return community === undefined
    ? { list: 'comments', post }
    : { list: 'community-comments', community, post };
}

/** Runs work when a slot is free. */
type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most so many at once; the newest waits least, since a person looks at it now. */
function createLimit(most: number): Limit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.pop()?.();
    }
  };
}

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
