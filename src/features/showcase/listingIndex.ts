import type { Listing } from '@/api/models/listing';
import { tokenize } from '@/lib/tokenize';
import { byName, type ShowcaseParams } from './showcaseParams';

/** A listing, ready to be searched. */
export type IndexedListing = {
  readonly listing: Listing;
  /** Place in the provider's list, from 0: it tells listings apart, whose ids need not be there. */
  readonly place: number;
  /** All its words, each after a space. */
  readonly words: string;
  readonly facts: ReadonlyMap<string, string>;
};

/** A detail that listings have. */
export type ListingField = {
  readonly label: string;
  /** How many listings have it. */
  readonly count: number;
  /** What it says, each once, in order; undefined where that is too much to choose from. */
  readonly values: readonly string[] | undefined;
};

export type ListingIndex = {
  readonly listings: readonly IndexedListing[];
  /** Those that most listings have first. */
  readonly fields: readonly ListingField[];
};

const mostValues = 60;
const longestValue = 80;
const collator = new Intl.Collator('en-CA', { numeric: true, sensitivity: 'base' });

/** A label may come twice in one listing: its values then stand together. */
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
      if (field.values.size <= mostValues) field.values.add(value);
      found.set(label, field);
    }
  }
  return [...found]
    .map(([label, { count, values }]) => {
      const few =
        values.size <= mostValues && [...values].every((value) => value.length <= longestValue);
      const tells = few && (values.size > 1 || count < listings.length);
      return { label, count, values: tells ? [...values].toSorted(collator.compare) : undefined };
    })
    .toSorted((one, other) => other.count - one.count);
}

/** Prepares the provider's listings for the showcase. Pure; costs a few milliseconds per thousand. */
export function indexOf(listings: readonly Listing[]): ListingIndex {
  const indexed = listings.map((listing, place): IndexedListing => {
    const facts = factsOf(listing);
    const said = [listing.name, listing.text ?? '', ...facts.values()].join(' ');
    return { listing, place, facts, words: ` ${tokenize(said).join(' ')}` };
  });
  return { listings: indexed, fields: fieldsOf(indexed) };
}

const sortKey = ({ listing, facts }: IndexedListing, sort: string): string | undefined =>
  sort === byName ? listing.name : facts.get(sort);

/** In order of a detail; what does not have it comes last, whichever way round. */
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

/** The listings that match a search and a filter, in the order asked for. Each word of the search starts one of theirs. */
export function foundListings(
  { listings }: ListingIndex,
  { query, field, value, sort, descending }: Omit<ShowcaseParams, 'view' | 'page'>,
): readonly IndexedListing[] {
  const asked = tokenize(query);
  const found = listings.filter(({ words, facts }) => {
    if (field !== '' && (value === '' ? !facts.has(field) : facts.get(field) !== value))
      return false;
    return asked.every((word) => words.includes(` ${word}`));
  });
  return sorted(found, { sort, descending });
}
