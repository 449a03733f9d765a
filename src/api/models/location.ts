import * as z from 'zod/mini';
import { listOf } from '@/api/listOf';
import { wireText } from '@/api/wire';
import { seenText } from '@/lib/seenText';

/** A country to choose. Its id is the two-letter code, or whatever a locations host calls it. */
export type Country = { readonly id: string; readonly name: string; readonly sign?: string };

/** A state or province. */
export type State = { readonly id: string; readonly name: string };

/** One country as the portal's own data has it: states with their cities, then cities of no state. */
export type CountryPlaces = {
  readonly states: readonly { readonly name: string; readonly cities: readonly string[] }[];
  readonly cities: readonly string[];
};

/** Longer ones are cut: lists of them stand open while somebody types. */
const longest = 200;

const name = z.pipe(
  z.string(),
  z.transform((text) => seenText(text.trim().slice(0, longest))),
);
const filledName = z.pipe(name, z.string().check(z.minLength(1)));
const rowId = z.pipe(wireText, z.string().check(z.minLength(1)));
const placeRow = z.object({ id: rowId, name: filledName });
const countryRow = z.object({
  id: rowId,
  name: filledName,
  emoji: z.optional(z.unknown()),
});
const bundled = z.array(z.tuple([z.string(), z.array(z.string())]));

/** Reads a file of the portal's own data: `[["Ontario", ["Ottawa"]], ["", ["of no state"]]]`. */
export function readBundledPlaces(raw: unknown): CountryPlaces | undefined {
  const { data } = bundled.safeParse(raw);
  if (data === undefined) return undefined;
  return {
    states: data.flatMap(([state, cities]) => (state === '' ? [] : [{ name: state, cities }])),
    cities: data.find(([state]) => state === '')?.[1] ?? [],
  };
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Whether a host's file is a list of places in any of the forms; an empty one is. */
export function isPlaceList(raw: unknown): boolean {
  const rows = rowsOf(raw);
  return rows !== undefined && (rows.length === 0 || rows.some((row) => 'id' in row));
}

/** Rows of a host's file, or undefined where it is no list of rows. */
function rowsOf(raw: unknown): readonly Row[] | undefined {
  const list = listOf(raw);
  const rows = list?.filter(isRow);
  return list !== undefined && list.length > 0 && rows?.length === 0 ? undefined : rows;
}

/** Ids are compared as texts: one file writes `39`, another `"39"`. */
const has = (row: Row, key: string, id: string) => {
  const value = row[key];
  return (typeof value === 'string' || typeof value === 'number') && String(value) === id;
};

/** Each name once: people choose by name, and the name is what is sent. */
function oncePerName<Place extends { readonly name: string }>(places: readonly Place[]): Place[] {
  const seen = new Set<string>();
  return places.filter((place) => !seen.has(place.name) && seen.add(place.name));
}

const readPlaces = (rows: readonly unknown[]): State[] =>
  oncePerName(
    rows.flatMap((row) => {
      const { data } = placeRow.safeParse(row);
      return data === undefined ? [] : [data];
    }),
  );

/** The countries of a host's file, in its order; undefined where none can be read in it. */
export function readHostCountries(raw: unknown): readonly Country[] | undefined {
  const countries = (rowsOf(raw) ?? []).flatMap((row): Country[] => {
    const { data } = countryRow.safeParse(row);
    if (data === undefined) return [];
    const { id, emoji } = data;
    return [{ id, name: data.name, ...(typeof emoji === 'string' && { sign: emoji }) }];
  });
  return countries.length === 0 ? undefined : oncePerName(countries);
}

/** What stands nested under the row of this id; undefined where nothing does. */
function nested(rows: readonly Row[], id: string, key: string): readonly unknown[] | undefined {
  const found = rows.find((row) => has(row, 'id', id) && Array.isArray(row[key]));
  return found === undefined ? undefined : listOf(found[key]);
}

/**
 * States of a country: nested under it (the tree form, or a countries file that holds them), else
 * flat rows that name it in `country_id`.
 * @returns undefined where the file is no list of rows; empty where the country has no states in it
 */
export function readHostStates(raw: unknown, country: string): readonly State[] | undefined {
  const rows = rowsOf(raw);
  if (rows === undefined) return undefined;
  const own =
    nested(rows, country, 'states') ?? rows.filter((row) => has(row, 'country_id', country));
  return readPlaces(own);
}

/** Names of a state's cities, from the tree form or from flat rows that name it in `state_id`. */
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
  return readPlaces(own).map((city) => city.name);
}

/** Whether a countries file holds the states of this country, and the cities of this state. */
export function holdsNested(raw: unknown, country: string, state?: string): boolean {
  const states = nested(rowsOf(raw) ?? [], country, 'states')?.filter(isRow);
  if (states === undefined || state === undefined) return states !== undefined;
  return nested(states, state, 'cities') !== undefined;
}
