import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Listing } from '@/api/models/listing';
import { sectorNamed } from '@/content/sectorNames';
import type { SectorSlug } from '@/config/paths';
import { indexOf, type ListingIndex } from './listingIndex';

/** Names of fields that say the same, lower case: what the provider calls them is not specified. */
const fieldNames = {
  sector: ['sector', 'industry', 'category'],
  province: ['province', 'state', 'province state', 'region'],
} as const;

export type FilterName = keyof typeof fieldNames;

/** One filter over the listings, where they have such a field with more than one value. */
export type ListingFilter = {
  readonly name: FilterName;
  readonly values: readonly string[];
  /** Empty for all. */
  readonly chosen: string;
};

const names: readonly FilterName[] = ['sector', 'province'];

const fieldOf = ({ fields }: ListingIndex, name: FilterName) =>
  fields.find(({ label, values }) => {
    const known: readonly string[] = fieldNames[name];
    return known.includes(label.toLowerCase()) && values !== undefined && values.length > 1;
  });

/** The sector of the portal that a listing belongs to. */
export function sectorOf({ facts }: Listing): SectorSlug | undefined {
  const known: readonly string[] = fieldNames.sector;
  const fact = facts.find(({ label }) => known.includes(label.toLowerCase()));
  return fact && sectorNamed(fact.value);
}

/**
 * Listings by sector and province, as the address asks: `/outsourcing-home?sector=Legal`. What no
 * listing has counts as all.
 */
export function useListingFilter(listings: readonly Listing[]) {
  const [params, setParams] = useSearchParams();
  const index = useMemo(() => indexOf(listings), [listings]);
  const fields = names.flatMap((name) => {
    const field = fieldOf(index, name);
    if (field?.values === undefined) return [];
    const asked = params.get(name) ?? '';
    const chosen = field.values.includes(asked) ? asked : '';
    return [{ name, label: field.label, values: field.values, chosen }];
  });
  const found = index.listings
    .filter(({ facts }) =>
      fields.every(({ label, chosen }) => chosen === '' || facts.get(label) === chosen),
    )
    .map(({ listing }) => listing);
  const change = (changes: Partial<Record<FilterName, string>>) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const filters: readonly ListingFilter[] = fields;
  return { filters, found, change };
}
