import type { ReactNode } from 'react';
import { type Listing, readListing } from '@/api/models/listing';
import { outsourcingApi } from '@/api/outsourcingApi';
import { fetchList, withAllPages } from '@/api/wire';
import { showroom } from '@/content/outsourcing';
import { EmptyState } from '@/ui/EmptyState';
import { ListingsFailure, ListingsSkeleton } from './ListingsSkeleton';

/** Without the token, which may have expired: the list is public (specification, section 7). */
const { useApprovedListingsQuery } = outsourcingApi.injectEndpoints({
  endpoints: (build) => ({
    approvedListings: build.query<readonly Listing[], void>({
      queryFn: (_, _api, _options, fetchWithBQ) => {
        const request = { path: '/showroom/approved-listings/', authorize: false };
        return fetchList(withAllPages(fetchWithBQ), request, 'listings', readListing);
      },
      providesTags: ['Listing'],
    }),
  }),
});

type LoadedListingsProps = {
  /** A public page has the list in a section of its own, with filters. */
  readonly isPublic?: boolean;
  readonly children: (listings: readonly Listing[]) => ReactNode;
};

/** The approved listings, or their loading, failed or empty state. */
export function LoadedListings({ isPublic = false, children }: LoadedListingsProps) {
  const { data, isError, isFetching, refetch } = useApprovedListingsQuery();
  const level = isPublic ? 3 : 2;
  if (data === undefined) {
    if (!isError) return <ListingsSkeleton whole={isPublic} />;
    return <ListingsFailure level={level} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.length > 0) return children(data);
  return <EmptyState drawing="state-empty-feed" level={level} heading={showroom.empty} />;
}
