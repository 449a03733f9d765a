import { useDeferredValue, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Listing } from '@/api/models/listing';
import { foundListings, indexOf } from './listingIndex';
import { readPlace, showcaseAddress, type ShowcasePlace } from './showcasePlace';

/** Listings on a page. */
const pageLength = 24;

/**
 * What the showcase shows: the address's search, filter and order over all listings, a page of them.
 * Thousands are searched while one types; what is shown follows when there is time.
 */
export function useShowcase(listings: readonly Listing[]) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(params), [params]);
  const index = useMemo(() => indexOf(listings), [listings]);
  const asked = useDeferredValue(place);
  const found = useMemo(() => foundListings(index, asked), [index, asked]);
  const pages = Math.max(1, Math.ceil(found.length / pageLength));
  const page = Math.min(asked.page, pages);
  const change = (next: Partial<ShowcasePlace>) => {
    // In the entry's place: Back leaves the showcase, and not letter by letter.
    const to = showcaseAddress(place, next);
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  return {
    place,
    index,
    found,
    shown: found.slice((page - 1) * pageLength, page * pageLength),
    page,
    pages,
    change,
  };
}
