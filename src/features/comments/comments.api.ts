import { targetListKey } from '@/outbox/item';
import { createListQueryFn } from '@/api/createListQueryFn';
import { type Comment, readComment } from '@/api/models/comment';
import { portalApi } from '@/api/portalApi';
import { CallLimit } from '@/lib/callLimit';
import { serviceIn } from '@/lib/services';

/** The comments of a post, in the general feed or a community. */
export type Thread = { readonly post: number; readonly community?: number | undefined };

/** Specification, section 7. */
function commentsPath({ post, community }: Thread): string {
  return community === undefined
    ? `/posts/${post}/comments/`
    : `/community/${community}/post/${post}/comments/`;
}

export const targetListOf = ({ post, community }: Thread) =>
  community === undefined
    ? ({ list: 'comments', post } as const)
    : ({ list: 'community-comments', community, post } as const);

const fetchComments = createListQueryFn('comments', readComment);

/** In the provider's order (specification, section 7). */
const commentsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    comments: build.query<readonly Comment[], Thread>({
      queryFn: (thread, api, _options, fetchWithBQ) => {
        const read = () => fetchComments(fetchWithBQ, api, { path: commentsPath(thread) });
        return serviceIn(api.extra, 'commentCalls', CallLimit)?.run(read) ?? read();
      },
      structuralSharing: false,
      keepUnusedDataFor: 10 * 60,
      providesTags: (_list, _error, thread) => [
        { type: 'Comment', id: targetListKey(targetListOf(thread)) },
      ],
    }),
  }),
});

export const { comments: commentsEndpoint } = commentsApi.endpoints;
