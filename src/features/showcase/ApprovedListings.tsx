import { useEffect, useRef, useState } from 'react';
import { showroom } from '@/content/outsourcing';
import { showcaseWords, shownOf } from '@/content/showcaseWords';
import { useMedia } from '@/lib/useMedia';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ListingCard } from './ListingCard';
import { ListingsFailure } from './ListingsFailure';
import { ListingsSkeleton } from './ListingsSkeleton';
import { useApprovedListingsQuery } from './showcase.api';

/** Listings that show before more are asked for, on narrow screens and on wide ones: a screenful. */
const atFirst = { narrow: 3, wide: 6 } as const;
/** How many come then: whole rows of one, two and three. */
const further = 12;

type Added = { readonly count: number; readonly from?: number };

/** The showroom's approved listings, in whichever state they are. */
export function ApprovedListings({ level = 3 }: { readonly level?: 2 | 3 }) {
  // `from`: the first of those that came with the last press.
  const [{ count, from }, setAdded] = useState<Added>({ count: 0 });
  const wide = useMedia('(min-width: 43.75em)');
  const shown = (wide ? atFirst.wide : atFirst.narrow) + count;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button moves on or goes: reading goes on where the new ones begin.
    const next = from === undefined ? undefined : list.current?.children[from];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [from]);
  const { data, isError, isFetching, refetch } = useApprovedListingsQuery();
  if (isError && data === undefined) {
    return <ListingsFailure level={level} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <ListingsSkeleton label={showroom.loading} />;
  if (data.length === 0) {
    return <EmptyState drawing="state-empty-feed" level={level} heading={showroom.empty} />;
  }
  return (
    <>
      <ul ref={list} className="listings">
        {data.slice(0, shown).map((listing, index) => (
          // The provider's ids are not known to be there or to differ; the list never changes order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index}-${listing.name}`} tabIndex={-1}>
            <ListingCard listing={listing} level={level} />
          </li>
        ))}
      </ul>
      {data.length > shown && (
        <div className="listings-more">
          <Button
            variant="outline"
            onClick={() => setAdded({ count: count + further, from: shown })}
          >
            {showcaseWords.more}
          </Button>
          <p className="muted">{shownOf(shown, data.length)}</p>
        </div>
      )}
    </>
  );
}
