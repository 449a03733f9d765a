import * as z from 'zod/mini';
import { unwrapList } from '@/api/unwrapList';
import { wireText } from '@/api/wire';
import { visibleText } from '@/lib/visibleText';

/** The id is the two-letter code, or what the host calls it. */
export type Country = { readonly id: string; readonly name: string; readonly flag?: string };

export type State = { readonly id: string; readonly name: string };

/** Longer names are cut: lists are shown while somebody types. */
const maxNameLength = 200;

const name = z.pipe(
  z.string(),
  z.transform((text) => visibleText(text.trim().slice(0, maxNameLength))),
);
const filledName = z.pipe(name, z.string().check(z.minLength(1)));
const rowId = z.pipe(wireText, z.string().check(z.minLength(1)));
const locationRow = z.object({ id: rowId, name: filledName });
const countryRow = z.object({ id: rowId, name: filledName, emoji: z.optional(z.unknown()) });
const bundled = z.array(z.tuple([z.string(), z.array(z.string())]));

/**
 * The bundled data of a country: states with cities, and cities without a state.
 * Bundled format: `[["Ontario", ["Ottawa"]], ["", ["no state"]]]`.
 */
export function readBundledLocations(raw: unknown) {
  const { data } = bundled.safeParse(raw);
  if (data === undefined) return undefined;
  return {
    states: data.flatMap(([state, cities]) => (state === '' ? [] : [{ name: state, cities }])),
    cities: data.find(([state]) => state === '')?.[1] ?? [],
  };
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** True for a list of locations in any form, also an empty one. */
export function isLocationList(raw: unknown): boolean {
  const rows = rowsOf(raw);
  return rows !== undefined && (rows.length === 0 || rows.some((row) => 'id' in row));
}

/** Undefined if it is no list of rows. */
function rowsOf(raw: unknown): readonly Row[] | undefined {
  const list = unwrapList(raw);
  const rows = list?.filter(isRow);
  return list !== undefined && list.length > 0 && rows?.length === 0 ? undefined : rows;
}

/** Compared as texts: one file has `39`, another `"39"`. */
const has = (row: Row, key: string, id: string) => {
  const value = row[key];
  return (typeof value === 'string' || typeof value === 'number') && String(value) === id;
};

/** People choose by name, and the name is sent: no duplicates. */
function oncePerName<Item extends { readonly name: string }>(locations: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return locations.filter((location) => !seen.has(location.name) && seen.add(location.name));
}

const readLocations = (rows: readonly unknown[]): State[] =>
  oncePerName(
    rows.flatMap((row) => {
      const { data } = locationRow.safeParse(row);
      return data === undefined ? [] : [data];
    }),
  );

/** In the file's order; undefined if none can be read. */
export function readHostCountries(raw: unknown): readonly Country[] | undefined {
  const countries = (rowsOf(raw) ?? []).flatMap((row): Country[] => {
    const { data } = countryRow.safeParse(row);
    if (data === undefined) return [];
    const { id, emoji } = data;
    return [{ id, name: data.name, ...(typeof emoji === 'string' && { flag: emoji }) }];
  });
  return countries.length === 0 ? undefined : oncePerName(countries);
}

/** The list nested in the row of this id. */
function nested(rows: readonly Row[], id: string, key: string): readonly unknown[] | undefined {
  const found = rows.find((row) => has(row, 'id', id) && Array.isArray(row[key]));
  return found === undefined ? undefined : unwrapList(found[key]);
}

/** States of a country, nested or flat (`country_id`); undefined if the file is no list of rows. */
export function readHostStates(raw: unknown, country: string): readonly State[] | undefined {
  const rows = rowsOf(raw);
  if (rows === undefined) return undefined;
  const own =
    nested(rows, country, 'states') ?? rows.filter((row) => has(row, 'country_id', country));
  return readLocations(own);
}

/** City names of a state, nested or flat (`state_id`). */
export function readHostCities(
  raw: unknown,
  country: string,
  state: string,
): readonly string[] | undefined {
  const rows = rowsOf(raw);
  if (rows === undefined) return undefined;
  const states = nested(rows, country, 'states')?.filter(isRow);
  const own =
    states === undefined
      ? rows.filter(
          (row) =>
            has(row, 'state_id', state) &&
            (row['country_id'] === undefined || has(row, 'country_id', country)),
        )
      : (nested(states, state, 'cities') ?? []);
  return readLocations(own).map((city) => city.name);
}

/** True if the countries file has these states and cities nested. */
export function hasNestedLocations(raw: unknown, country: string, state?: string): boolean {
  const states = nested(rowsOf(raw) ?? [], country, 'states')?.filter(isRow);
  if (states === undefined || state === undefined) return states !== undefined;
  return nested(states, state, 'cities') !== undefined;
}
