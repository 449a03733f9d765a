import { type Listing, readListing } from '@/api/models/listing';
import { outsourcingApi } from '@/api/outsourcingApi';
import { readList, unreadable } from '@/api/wire';

/**
 * `GET /showroom/approved-listings/` (specification, section 7). Asked without the token: visitors
 * see the same list, and a token that has run out does not stand in their way.
 */
const showcaseApi = outsourcingApi.injectEndpoints({
  endpoints: (build) => ({
    approvedListings: build.query<readonly Listing[], void>({
      queryFn: async (_, _api, _options, fetchWithBQ) => {
        const { data, error, meta } = await fetchWithBQ({
          path: '/showroom/approved-listings/',
          authorize: false,
        });
        if (error !== undefined) return { error };
        const listings = readList(data, 'listings', readListing, meta);
        return listings === undefined ? unreadable(meta) : { data: listings };
      },
      providesTags: ['Listing'],
    }),
  }),
});

export const { useApprovedListingsQuery } = showcaseApi;
