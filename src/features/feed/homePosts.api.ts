import { type Post, readPost } from '@/api/models/post';
import { portalApi } from '@/api/portalApi';
import { unreadableError } from '@/api/providerError';
import { readList } from '@/api/wire';

/** `GET /posts/` as visitors of the landing page may ask for it: once, and without a token. */
const homePostsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    homePosts: build.query<readonly Post[], void>({
      queryFn: async (_, _api, _options, ask) => {
        const { data, error } = await ask({ path: '/posts/', authorize: false });
        if (error !== undefined) return { error };
        const posts = readList(data, 'posts', readPost);
        return posts === undefined ? { error: unreadableError } : { data: posts };
      },
    }),
  }),
});

export const { useHomePostsQuery } = homePostsApi;
