import { type Listing, readListing } from '@/api/models/listing';
import { outsourcingApi } from '@/api/outsourcingApi';
import { unreadableError } from '@/api/providerError';
import { readList } from '@/api/wire';

/**
 * `GET /showroom/approved-listings/` (specification, section 7). Asked without the token: visitors
 * see the same list, and a token that has run out does not stand in their way.
 */
const showcaseApi = outsourcingApi.injectEndpoints({
  endpoints: (build) => ({
    approvedListings: build.query<readonly Listing[], void>({
      queryFn: async (_, _api, _options, ask) => {
        const { data, error } = await ask({
          path: '/showroom/approved-listings/',
          authorize: false,
        });
        if (error !== undefined) return { error };
        const listings = readList(data, 'listings', readListing);
        return listings === undefined ? { error: unreadableError } : { data: listings };
      },
      providesTags: ['Listing'],
    }),
  }),
});

export const { useApprovedListingsQuery } = showcaseApi;
