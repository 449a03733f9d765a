import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Listing } from '@/api/models/listing';
import { sectorNamed } from '@/content/sectorNames';
import type { SectorSlug } from '@/config/paths';
import { withParams } from '@/lib/withParams';
import { createListingIndex, type ListingIndex } from './listingIndex';

/** Synonyms in lower case: the fields are not specified. */
const fieldNames = {
  sector: ['sector', 'industry', 'category'],
  province: ['province', 'state', 'province state', 'region'],
} as const;

export type FilterName = keyof typeof fieldNames;

/** A filter, if the listings have such a field with several values. */
export type ListingFilter = {
  readonly name: FilterName;
  readonly values: readonly string[];
  readonly chosen: string;
};

const names: readonly FilterName[] = ['sector', 'province'];

const fieldOf = ({ fields }: ListingIndex, name: FilterName) =>
  fields.find(({ label, values }) => {
    const known: readonly string[] = fieldNames[name];
    return known.includes(label.toLowerCase()) && values !== undefined && values.length > 1;
  });

export function sectorOf({ facts }: Listing): SectorSlug | undefined {
  const known: readonly string[] = fieldNames.sector;
  const fact = facts.find(({ label }) => known.includes(label.toLowerCase()));
  return fact && sectorNamed(fact.value);
}

/** Filters by sector and province, in the address: `/outsourcing-home?sector=Legal`. */
export function useListingFilter(listings: readonly Listing[]) {
  const [params, setParams] = useSearchParams();
  const index = useMemo(() => createListingIndex(listings), [listings]);
  const fields = names.flatMap((name) => {
    const field = fieldOf(index, name);
    if (field?.values === undefined) return [];
    const requested = params.get(name) ?? '';
    const chosen = field.values.includes(requested) ? requested : '';
    return [{ name, label: field.label, values: field.values, chosen }];
  });
  const found = index.listings
    .filter(({ facts }) =>
      fields.every(({ label, chosen }) => chosen === '' || facts.get(label) === chosen),
    )
    .map(({ listing }) => listing);
  const change = (changes: { readonly [Name in FilterName]?: string }) =>
    setParams(withParams(changes), { replace: true, preventScrollReset: true });
  const filters: readonly ListingFilter[] = fields;
  return { filters, found, change };
}
