import { showroom } from '@/content/outsourcing';
import { listingCount, showcaseWords as words } from '@/content/showcaseWords';
import type { Listing } from '@/api/models/listing';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ListingCard } from './ListingCard';
import { ListingPages } from './ListingPages';
import { ListingsFailure } from './ListingsFailure';
import { ListingsSkeleton } from './ListingsSkeleton';
import { ListingTable } from './ListingTable';
import { useApprovedListingsQuery } from './showcase.api';
import './showcaseDesk.css';
import { ShowcaseTools } from './ShowcaseTools';
import { useShowcase } from './useShowcase';

/** The listings themselves, once they are here. */
function Listings({ listings }: { readonly listings: readonly Listing[] }) {
  const { place, index, found, shown, page, pages, change } = useShowcase(listings);
  const fields = index.fields.map(({ label }) => label);
  return (
    <>
      <ShowcaseTools place={place} index={index} found={found} onChange={change} />
      <p className="muted" role="status">
        {listingCount(found.length, listings.length)}
      </p>
      {found.length === 0 && (
        <EmptyState drawing="state-not-found" heading={words.none} text={words.noneText}>
          <Button variant="outline" onClick={() => change({ query: '', field: '', value: '' })}>
            {words.clear}
          </Button>
        </EmptyState>
      )}
      {found.length > 0 && place.view === 'table' && (
        <ListingTable listings={shown} fields={fields} place={place} />
      )}
      {found.length > 0 && place.view === 'cards' && (
        <ul className="listings">
          {shown.map((entry) => (
            <li key={entry.place}>
              <ListingCard listing={entry.listing} level={2} />
            </li>
          ))}
        </ul>
      )}
      <ListingPages place={place} page={page} pages={pages} />
    </>
  );
}

/**
 * All approved listings, for admins: searched, filtered and sorted in the address, as cards or as a
 * table, and to download (decisions, section 4, '/admin/showcase').
 */
export function ShowcaseDesk() {
  const { data, isError, isFetching, refetch } = useApprovedListingsQuery();
  if (data === undefined) {
    return (
      <div className="showcase-desk">
        {isError ? (
          <ListingsFailure level={2} pending={isFetching} onRetry={() => void refetch()} />
        ) : (
          <ListingsSkeleton label={showroom.loading} />
        )}
      </div>
    );
  }
  return (
    <div className="showcase-desk" data-slot="showcase-desk">
      {data.length === 0 ? (
        <EmptyState drawing="state-empty-feed" heading={showroom.empty} />
      ) : (
        <Listings listings={data} />
      )}
    </div>
  );
}
