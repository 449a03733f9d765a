import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Listing } from '@/api/models/listing';
import { paths, type SectorSlug, withQuery } from '@/config/paths';
import { sectorSlugByName } from '@/content/sectorNames';
import {
  listingCount,
  listingFilterWords as words,
  showcaseWords,
  shownOf,
} from '@/content/showcaseWords';
import { useMedia } from '@/lib/useMedia';
import { withParams } from '@/lib/withParams';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { TextLink } from '@/ui/TextLink';
import { ListingCard } from './ListingCard';
import { asOptions, ListingChoice } from './ListingChoice';
import { LoadedListings } from './LoadedListings';
import { createListingIndex, type ListingIndex } from './listingIndex';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './listings.module.css';

/** Synonyms in lower case: the fields are not specified. */
const fieldNames = {
  sector: ['sector', 'industry', 'category'],
  province: ['province', 'state', 'province state', 'region'],
} as const;

type FilterName = keyof typeof fieldNames;

const names: readonly FilterName[] = ['sector', 'province'];

const isNamed = (label: string, name: FilterName) =>
  fieldNames[name].some((known) => known === label.toLowerCase());

const fieldOf = ({ fields }: ListingIndex, name: FilterName) =>
  fields.find(({ label, values = [] }) => isNamed(label, name) && values.length > 1);

function sectorOf({ facts }: Listing): SectorSlug | undefined {
  const fact = facts.find(({ label }) => isNamed(label, 'sector'));
  return fact && sectorSlugByName(fact.value);
}

/** About a screenful. */
const atFirst = { narrow: 3, wide: 6 } as const;
/** Whole rows of one, two and three. */
const further = 12;

type ListProps = { readonly listings: readonly Listing[] };

function Listings({ listings }: ListProps) {
  // `from`: the first of those last added.
  const [{ count, from }, setAdded] = useState<{ count: number; from?: number }>({ count: 0 });
  const wide = useMedia('(min-width: 43.75em)');
  const shown = (wide ? atFirst.wide : atFirst.narrow) + count;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button moves or disappears: focus the first new listing.
    const next = from === undefined ? undefined : list.current?.children[from];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [from]);
  return (
    <>
      <ul ref={list} className={styles.listings}>
        {listings.slice(0, shown).map((listing, index) => (
          // Ids may be missing or equal, and the order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index}-${listing.name}`} tabIndex={-1}>
            <ListingCard listing={listing}>
              <TextLink to={withQuery(paths.getQuote, { sector: sectorOf(listing) })}>
                {words.quote}
                <span className={layoutStyles.sr}>: {listing.name}</span>
              </TextLink>
            </ListingCard>
          </li>
        ))}
      </ul>
      {listings.length > shown && (
        <div className={styles.listingsMore} data-slot="listings-more">
          <Button
            variant="outline"
            onClick={() => setAdded({ count: count + further, from: shown })}
          >
            {showcaseWords.more}
          </Button>
          <p className={layoutStyles.muted}>{shownOf(shown, listings.length)}</p>
        </div>
      )}
    </>
  );
}

/** Filters by sector and province, in the address: `/outsourcing-home?sector=Legal`. */
function FilteredListings({ listings }: ListProps) {
  const [params, setParams] = useSearchParams();
  const index = useMemo(() => createListingIndex(listings), [listings]);
  const filters = names.flatMap((name) => {
    const field = fieldOf(index, name);
    if (field?.values === undefined) return [];
    const requested = params.get(name) ?? '';
    const chosen = field.values.includes(requested) ? requested : '';
    return [{ name, label: field.label, values: field.values, chosen }];
  });
  const found = index.listings
    .filter(({ facts }) =>
      filters.every(({ label, chosen }) => chosen === '' || facts.get(label) === chosen),
    )
    .map(({ listing }) => listing);
  const change = (changes: { readonly [Name in FilterName]?: string }) =>
    setParams(withParams(changes), { replace: true, preventScrollReset: true });
  const container = useRef<HTMLDivElement>(null);
  return (
    <>
      {filters.length > 0 && (
        <div
          ref={container}
          className={styles.listingFilters}
          role="search"
          aria-label={words.tools}
        >
          {filters.map(({ name, values, chosen }) => (
            <ListingChoice
              key={name}
              label={words[name]}
              any={words.all[name]}
              options={asOptions(values)}
              value={chosen}
              onChoose={(value) => change({ [name]: value })}
            />
          ))}
          <p className={`${layoutStyles.muted} ${layoutStyles.num}`} role="status">
            {listingCount(found.length, listings.length)}
          </p>
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState drawing="state-no-results" level={3} heading={words.none}>
          <Button
            variant="outline"
            onClick={() => {
              change({ sector: '', province: '' });
              // The button disappears.
              container.current?.querySelector('select')?.focus();
            }}
          >
            {words.showAll}
          </Button>
        </EmptyState>
      ) : (
        <Listings key={filters.map(({ chosen }) => chosen).join(' ')} listings={found} />
      )}
    </>
  );
}

/** The approved listings of a public page. */
export function ApprovedListings() {
  return (
    <LoadedListings isPublic>
      {(listings) => <FilteredListings listings={listings} />}
    </LoadedListings>
  );
}
