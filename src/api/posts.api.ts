import { type Prefetch, portalApi } from './portalApi';
import { createListQueryFn } from './createListQueryFn';
import { type Post, readPost } from '@/api/models/post';

const fetchPosts = createListQueryFn('posts', readPost);

/** Seconds; Back to a feed finds its list. */
const unusedDataSeconds = 30 * 60;

const pathOf = (community: number) => `/community/${community}/posts/`;

/** Lists of posts, in the provider's order (specification, section 7). */
export const postsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    posts: build.query<readonly Post[], void>({
      queryFn: (_, api, _options, fetchWithBQ) =>
        fetchPosts(fetchWithBQ, api, { path: '/posts/' }, 'posts'),
      structuralSharing: false,
      keepUnusedDataFor: unusedDataSeconds,
      providesTags: [{ type: 'List', id: '/posts/' }],
    }),
    communityPosts: build.query<readonly Post[], number>({
      queryFn: (community, api, _options, fetchWithBQ) =>
        fetchPosts(fetchWithBQ, api, { path: pathOf(community) }, `posts of ${community}`),
      structuralSharing: false,
      keepUnusedDataFor: unusedDataSeconds,
      providesTags: (_list, _error, id) => [{ type: 'List', id: pathOf(id) }],
    }),
  }),
});

export const { usePostsQuery, useCommunityPostsQuery } = postsApi;

/** For readers that fetch nothing. */
export const { endpoints: postsEndpoints } = postsApi;

export const prefetchPosts: Prefetch = (dispatch) =>
  dispatch(postsApi.endpoints.posts.initiate(undefined, { subscribe: false }));

export const prefetchCommunityPosts =
  (community: number): Prefetch =>
  (dispatch) =>
    dispatch(postsApi.endpoints.communityPosts.initiate(community, { subscribe: false }));
