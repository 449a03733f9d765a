import { listPath } from '@/outbox/item';
import { createListQueryFn } from '@/api/createListQueryFn';
import { type Comment, readComment } from '@/api/models/comment';
import { portalApi } from '@/api/portalApi';
import { CallLimit } from '@/lib/callLimit';
import { serviceIn } from '@/lib/servicesContext';

/** The comments of a post, in the general feed or a community. */
export type Thread = { readonly post: number; readonly community?: number | undefined };

const fetchComments = createListQueryFn('comments', readComment);

/** In the provider's order (specification, section 7). */
export const commentsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    comments: build.query<readonly Comment[], Thread>({
      queryFn: (thread, api, _options, fetchWithBQ) => {
        const read = () => fetchComments(fetchWithBQ, api, { path: listPath(thread) });
        return serviceIn(api.extra, 'commentCalls', CallLimit)?.run(read) ?? read();
      },
      structuralSharing: false,
      keepUnusedDataFor: 10 * 60,
      providesTags: (_list, _error, thread) => [{ type: 'List', id: listPath(thread) }],
    }),
  }),
});

export const { comments: commentsEndpoint } = commentsApi.endpoints;
