import type { Listing } from '@/api/models/listing';
import { tokenize } from '@/lib/tokenize';
import { byName, type ShowcaseParams } from './showcaseParams';

export type IndexedListing = {
  readonly listing: Listing;
  /** Index in the provider's list: ids may be missing. */
  readonly position: number;
  readonly words: string;
  readonly facts: ReadonlyMap<string, string>;
};

type ListingField = {
  readonly label: string;
  readonly count: number;
  /** Sorted and unique; undefined if too many. */
  readonly values: readonly string[] | undefined;
};

export type ListingIndex = {
  readonly listings: readonly IndexedListing[];
  readonly fields: readonly ListingField[];
};

const maxValues = 60;
const maxValueLength = 80;
const collator = new Intl.Collator('en-CA', { numeric: true, sensitivity: 'base' });

/** Values of equal labels are joined. */
function factsOf({ facts }: Listing): ReadonlyMap<string, string> {
  const byLabel = new Map<string, string>();
  for (const { label, value } of facts) {
    const before = byLabel.get(label);
    byLabel.set(label, before === undefined ? value : `${before}, ${value}`);
  }
  return byLabel;
}

function fieldsOf(listings: readonly IndexedListing[]): readonly ListingField[] {
  const found = new Map<string, { count: number; values: Set<string> }>();
  for (const { facts } of listings) {
    for (const [label, value] of facts) {
      const field = found.get(label) ?? { count: 0, values: new Set<string>() };
      field.count += 1;
      if (field.values.size <= maxValues) field.values.add(value);
      found.set(label, field);
    }
  }
  return [...found]
    .map(([label, { count, values }]) => {
      const few =
        values.size <= maxValues && [...values].every((value) => value.length <= maxValueLength);
      const canFilter = few && (values.size > 1 || count < listings.length);
      return {
        label,
        count,
        values: canFilter ? [...values].toSorted(collator.compare) : undefined,
      };
    })
    .toSorted((one, other) => other.count - one.count);
}

/** Indexes listings; a few milliseconds per thousand. Pure. */
export function createListingIndex(listings: readonly Listing[]): ListingIndex {
  const indexed = listings.map((listing, position): IndexedListing => {
    const facts = factsOf(listing);
    const text = [listing.name, listing.text ?? '', ...facts.values()].join(' ');
    return { listing, position, facts, words: ` ${tokenize(text).join(' ')}` };
  });
  return { listings: indexed, fields: fieldsOf(indexed) };
}

const sortKey = ({ listing, facts }: IndexedListing, sort: string): string | undefined =>
  sort === byName ? listing.name : facts.get(sort);

/** By a detail; listings without it come last. */
function sorted(
  found: readonly IndexedListing[],
  { sort, descending }: Pick<ShowcaseParams, 'sort' | 'descending'>,
): readonly IndexedListing[] {
  if (sort === '') return descending ? found.toReversed() : found;
  const way = descending ? -1 : 1;
  return found
    .map((entry) => ({ entry, key: sortKey(entry, sort) }))
    .toSorted((one, other) => {
      if (one.key === undefined || other.key === undefined) {
        return Number(one.key === undefined) - Number(other.key === undefined);
      }
      return way * collator.compare(one.key, other.key);
    })
    .map(({ entry }) => entry);
}

/** Search by word starts, filtered and sorted. */
export function searchListings(
  { listings }: ListingIndex,
  { query, field, value, sort, descending }: Omit<ShowcaseParams, 'view' | 'page'>,
): readonly IndexedListing[] {
  const queryWords = tokenize(query);
  const found = listings.filter(({ words, facts }) => {
    if (field !== '' && (value === '' ? !facts.has(field) : facts.get(field) !== value))
      return false;
    return queryWords.every((word) => words.includes(` ${word}`));
  });
  return sorted(found, { sort, descending });
}
