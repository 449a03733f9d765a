import type { Listing, ListingFact } from '@/api/models/listing';
import { tokenize } from '@/lib/tokenize';
import { byName, type ShowcaseParams } from './showcaseParams';

export type IndexedListing = {
  readonly listing: Listing;
  /** Index in the provider's list: ids may be missing. */
  readonly position: number;
  readonly words: string;
  readonly facts: ReadonlyMap<string, string>;
  /** What a detail is sorted by: its value, or a date as the provider wrote it. */
  readonly sortKeys: ReadonlyMap<string, string>;
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

/** A text counts as greater than all numbers. */
const numberIn = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Infinity);

function compareTexts(one: string, other: string): number {
  const [first, second] = [numberIn(one), numberIn(other)];
  return first === second ? collator.compare(one, other) : first - second;
}

/** Texts of equal labels are joined. */
function textsByLabel({ facts }: Listing, textOf: (fact: ListingFact) => string) {
  const byLabel = new Map<string, string>();
  for (const fact of facts) {
    const before = byLabel.get(fact.label);
    const text = textOf(fact);
    byLabel.set(fact.label, before === undefined ? text : `${before}, ${text}`);
  }
  return byLabel;
}

function fieldsOf(listings: readonly IndexedListing[]): readonly ListingField[] {
  /** Each value with what it is sorted by. */
  const found = new Map<string, { count: number; values: Map<string, string> }>();
  for (const { facts, sortKeys } of listings) {
    for (const [label, value] of facts) {
      const field = found.get(label) ?? { count: 0, values: new Map<string, string>() };
      field.count += 1;
      if (field.values.size <= maxValues) field.values.set(value, sortKeys.get(label) ?? value);
      found.set(label, field);
    }
  }
  return [...found]
    .map(([label, { count, values }]) => {
      const few =
        values.size <= maxValues &&
        [...values.keys()].every((value) => value.length <= maxValueLength);
      const canFilter = few && (values.size > 1 || count < listings.length);
      const inOrder = [...values].toSorted(([, one], [, other]) => compareTexts(one, other));
      return { label, count, values: canFilter ? inOrder.map(([value]) => value) : undefined };
    })
    .toSorted((one, other) => other.count - one.count);
}

/** Indexes listings; a few milliseconds per thousand. Pure. */
export function createListingIndex(listings: readonly Listing[]): ListingIndex {
  const indexed = listings.map((listing, position): IndexedListing => {
    const facts = textsByLabel(listing, ({ value }) => value);
    const sortKeys = textsByLabel(listing, ({ date, value }) => date ?? value);
    const text = [listing.name, listing.text ?? '', ...facts.values()].join(' ');
    return { listing, position, facts, sortKeys, words: ` ${tokenize(text).join(' ')}` };
  });
  return { listings: indexed, fields: fieldsOf(indexed) };
}

/** Search by word starts, filtered and sorted; listings without the detail come last. */
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
  if (sort === '') return descending ? found.toReversed() : found;
  const sign = descending ? -1 : 1;
  return found
    .map((entry) => ({
      entry,
      key: sort === byName ? entry.listing.name : entry.sortKeys.get(sort),
    }))
    .toSorted((one, other) => {
      if (one.key === undefined || other.key === undefined) {
        return Number(one.key === undefined) - Number(other.key === undefined);
      }
      return sign * compareTexts(one.key, other.key);
    })
    .map(({ entry }) => entry);
}
