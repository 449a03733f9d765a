import type { Prefetch } from './prefetch';
import { listReader } from './listQuery';
import { type Post, readPost } from '@/api/models/post';
import { portalApi } from './portalApi';

const readPosts = listReader(portalApi.reducerPath, 'posts', readPost);

/** How long a list that nothing shows is kept, in seconds: the way back to a feed finds it there. */
const kept = 30 * 60;

/** Lists of posts, in the provider's order (specification, section 7). */
const postsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** The general list: `GET /posts/`. */
    posts: build.query<readonly Post[], void>({
      queryFn: (_, api, _options, fetchWithBQ) =>
        readPosts(fetchWithBQ, api, { path: '/posts/' }, 'posts'),
      structuralSharing: false,
      keepUnusedDataFor: kept,
      providesTags: ['Post'],
    }),
    /** A community's posts, by its id: `GET /community/{communityId}/posts/`. */
    communityPosts: build.query<readonly Post[], number>({
      queryFn: (community, api, _options, fetchWithBQ) =>
        readPosts(
          fetchWithBQ,
          api,
          { path: `/community/${community}/posts/` },
          `posts of ${community}`,
        ),
      structuralSharing: false,
      keepUnusedDataFor: kept,
      providesTags: ['Post'],
    }),
  }),
});

export const { usePostsQuery, useCommunityPostsQuery } = postsApi;

/** The lists by their names, for who looks at them without asking. */
export const { endpoints: lists } = postsApi;

/** Asks for the general list before anything shows it. */
export const prefetchPosts: Prefetch = (dispatch) =>
  dispatch(postsApi.endpoints.posts.initiate(undefined, { subscribe: false }));

/** The same for a community's posts. @param community its id */
export const prefetchCommunityPosts =
  (community: number): Prefetch =>
  (dispatch) =>
    dispatch(postsApi.endpoints.communityPosts.initiate(community, { subscribe: false }));
