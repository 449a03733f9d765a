import { type Prefetch, portalApi } from './portalApi';
import { createListQueryFn } from './createListQueryFn';
import { type Post, readPost } from '@/api/models/post';

const fetchPosts = createListQueryFn('posts', readPost);

const pathOf = (community: number | undefined) =>
  community === undefined ? '/posts/' : `/community/${community}/posts/`;

/** Posts of the general feed or a community, in the provider's order (specification, section 7). */
export const postsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    posts: build.query<readonly Post[], number | undefined>({
      queryFn: (community, api, _options, fetchWithBQ) => {
        const cacheName = community === undefined ? 'posts' : `posts of ${community}`;
        return fetchPosts(fetchWithBQ, api, { path: pathOf(community) }, cacheName);
      },
      structuralSharing: false,
      // Seconds; Back to a feed finds its list.
      keepUnusedDataFor: 30 * 60,
      providesTags: (_list, _error, community) => [{ type: 'List', id: pathOf(community) }],
    }),
  }),
});

export const { usePostsQuery } = postsApi;

/** For readers that fetch nothing. */
export const { posts: postsEndpoint } = postsApi.endpoints;

export const prefetchPosts =
  (community?: number): Prefetch =>
  (dispatch) =>
    dispatch(postsEndpoint.initiate(community, { subscribe: false }));
