import { type Listing, readListing } from '@/api/models/listing';
import { outsourcingApi } from '@/api/outsourcingApi';
import { readList, unreadable } from '@/api/wire';

/** Without the token, which may have expired: the list is public (specification, section 7). */
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
