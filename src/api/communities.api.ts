import type { FetchCall, ProviderRequest } from './baseQuery';
import { type Community, readCommunity } from './models/community';
import { type Prefetch, portalApi } from './portalApi';
import { uncachedAdapter as adapter } from './uncachedAdapter';
import { fetchList, withAllPages } from './wire';

const fetchCommunities = (fetchWithBQ: FetchCall, request: ProviderRequest) =>
  fetchList(withAllPages(fetchWithBQ), request, 'communities', readCommunity);

/** Specification, section 7. */
const communitiesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /my-communities`, on its own host. */
    myCommunities: build.query<readonly Community[], void>({
      queryFn: (_, _api, _options, fetchWithBQ) =>
        fetchCommunities(fetchWithBQ, { path: '/my-communities', host: 'myCommunities', adapter }),
      providesTags: ['Community'],
    }),
    communities: build.query<readonly Community[], void>({
      queryFn: (_, _api, _options, fetchWithBQ) =>
        fetchCommunities(fetchWithBQ, { path: '/communities/' }),
      // A merged copy would lose its `fetchInfoOf`.
      structuralSharing: false,
      providesTags: ['Community'],
    }),
  }),
});

export const { myCommunities, communities } = communitiesApi.endpoints;
export const { useCommunitiesQuery, useMyCommunitiesQuery } = communitiesApi;

export const fetchMyCommunities: Prefetch = (dispatch) =>
  dispatch(myCommunities.initiate(undefined, { subscribe: false }));
