import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Listing } from '@/api/models/listing';
import { listingCount, listingOrder, showcaseWords as words } from '@/content/showcaseWords';
import { Button, ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ListingCard } from './ListingCard';
import { searchListings, createListingIndex } from './listingIndex';
import { ListingTable } from './ListingTable';
import { LoadedListings } from './LoadedListings';
import { byName, readShowcaseParams, showcaseAddress, type ShowcaseParams } from './showcaseParams';
import { ShowcaseTools } from './ShowcaseTools';
import * as layoutStyles from '@/ui/layout.module.css';
import * as listingsStyles from './listings.module.css';
import * as showcaseStyles from './showcase.module.css';

const pageLength = 24;

/** Search, filter, order and page of the address; deferred, so that typing stays fast. */
function Listings({ listings }: { readonly listings: readonly Listing[] }) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const params = useMemo(() => readShowcaseParams(searchParams), [searchParams]);
  const index = useMemo(() => createListingIndex(listings), [listings]);
  const deferredParams = useDeferredValue(params);
  const found = useMemo(() => searchListings(index, deferredParams), [index, deferredParams]);
  const pages = Math.max(1, Math.ceil(found.length / pageLength));
  const page = Math.min(deferredParams.page, pages);
  const shown = found.slice((page - 1) * pageLength, page * pageLength);
  const fields = index.fields.map(({ label }) => label);
  const { sort, descending } = deferredParams;
  const sortedBy = sort === byName ? words.name : fields.find((label) => label === sort);
  const isOrdered = found.length > 1 && (sort === '' || sortedBy !== undefined);
  const order = isOrdered ? listingOrder(sortedBy, descending) : '';
  // Another page has links of its own: it begins at its top, and so does the focus (`retainFocus`).
  const to = (next: number) => showcaseAddress(params, { page: next });
  // Replaces the entry: Back must leave the showcase, not undo letters.
  const change = (next: Partial<ShowcaseParams>) =>
    void navigate(showcaseAddress(params, next), { replace: true, preventScrollReset: true });
  return (
    <>
      <ShowcaseTools params={params} index={index} found={found} onChange={change} />
      <p className={layoutStyles.muted} role="status">
        {listingCount(found.length, listings.length) + order}
      </p>
      {found.length === 0 && (
        <EmptyState drawing="state-not-found" heading={words.none} text={words.noneText}>
          <Button
            variant="outline"
            onClick={({ currentTarget }) => {
              // The button disappears.
              currentTarget
                .closest('[data-slot=admin-showcase]')
                ?.querySelector<HTMLElement>('input[type=search]')
                ?.focus();
              change({ query: '', field: '', value: '' });
            }}
          >
            {words.clear}
          </Button>
        </EmptyState>
      )}
      {found.length > 0 && params.view === 'table' && (
        <ListingTable listings={shown} fields={fields} params={params} />
      )}
      {found.length > 0 && params.view === 'cards' && (
        <ul className={listingsStyles.listings}>
          {shown.map((entry) => (
            <li key={entry.position}>
              <ListingCard listing={entry.listing} level={2} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className={showcaseStyles.listingPages} aria-label={words.pages}>
          {page > 1 && (
            <ButtonLink
              key={`${page} previous`}
              variant="outline"
              small
              to={to(page - 1)}
              rel="prev"
            >
              <ArrowLeft />
              {words.previous}
            </ButtonLink>
          )}
          <p className={`${layoutStyles.muted} ${layoutStyles.num}`} role="status">
            {words.page(page, pages)}
          </p>
          {page < pages && (
            <ButtonLink key={`${page} next`} variant="outline" small to={to(page + 1)} rel="next">
              {words.next}
              <ArrowRight />
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

/** All approved listings, with search, filter and export (decisions, section 4). */
export function AdminShowcase() {
  return (
    <div className={showcaseStyles.adminShowcase} data-slot="admin-showcase">
      <LoadedListings>{(listings) => <Listings listings={listings} />}</LoadedListings>
    </div>
  );
}
