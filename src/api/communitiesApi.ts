import type { Ask } from '@/api/ask';
import type { ProviderRequest } from '@/api/baseQuery';
import { type Community, readCommunity } from '@/api/models/community';
import { portalApi } from '@/api/portalApi';
import { type ProviderError, unreadableError } from '@/api/providerError';
import { readList } from '@/api/wire';

type Answer = { readonly data?: unknown; readonly error?: ProviderError | undefined };

/** Asks for a list of communities; an answer that is no list is an error. */
async function listOf(
  ask: (request: ProviderRequest) => Answer | PromiseLike<Answer>,
  request: ProviderRequest,
) {
  const { data, error } = await ask(request);
  if (error !== undefined) return { error };
  const communities = readList(data, 'communities', readCommunity);
  return communities === undefined ? { error: unreadableError } : { data: communities };
}

/** Lists of communities (specification, section 7). */
const communitiesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member's own: `GET /my-communities`, on its own host. */
    myCommunities: build.query<readonly Community[], void>({
      queryFn: (_, _api, _options, ask) =>
        listOf(ask, { path: '/my-communities', host: 'myCommunities' }),
      providesTags: ['Community'],
    }),
    /** Names and ids of all: `GET communities/` (decisions, section 4). */
    communities: build.query<readonly Community[], void>({
      queryFn: (_, _api, _options, ask) => listOf(ask, { path: '/communities/' }),
      providesTags: ['Community'],
    }),
  }),
});

export const { useMyCommunitiesQuery, useCommunitiesQuery } = communitiesApi;

/** Asks for the member's own communities before anything shows them. */
export const askMyCommunities: Ask = (dispatch) =>
  dispatch(communitiesApi.endpoints.myCommunities.initiate(undefined, { subscribe: false }));
