import * as z from 'zod/mini';
import { unwrapList } from '@/api/unwrapList';
import { wireText } from '@/api/wire';
import { isRecord, textOf } from '@/lib/fieldOf';
import { visibleText } from '@/lib/visibleText';

/** The id is the two-letter code, or what the host calls it. */
export type Country = { readonly id: string; readonly name: string; readonly flag?: string };

export type State = { readonly id: string; readonly name: string };

/** Longer names are cut: lists are shown while somebody types. */
const maxNameLength = 200;

const bundled = z.array(z.tuple([z.string(), z.array(z.string())]));

/** The bundled data of a country, `[["Ontario", ["Ottawa"]], ["", ["city without state"]]]`. */
export function readBundledLocations(raw: unknown) {
  const { data } = bundled.safeParse(raw);
  if (data === undefined) return undefined;
  return {
    states: data.flatMap(([state, cities]) => (state === '' ? [] : [{ name: state, cities }])),
    cities: data.find(([state]) => state === '')?.[1] ?? [],
  };
}

type Row = Readonly<Record<string, unknown>>;

/** The rows of a host's file; undefined if it is no list of locations. An empty list is one. */
export function readHostRows(raw: unknown): readonly Row[] | undefined {
  const list = unwrapList(raw);
  const rows = list?.filter(isRecord);
  return list?.length === 0 || rows?.some((row) => 'id' in row) === true ? rows : undefined;
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

function readRow(row: Row): State | undefined {
  const id = wireText.safeParse(row['id']).data ?? '';
  const name = visibleText(textOf(row, 'name').trim().slice(0, maxNameLength));
  return id === '' || name === '' ? undefined : { id, name };
}

export const readHostCountries = (rows: readonly Row[]): readonly Country[] =>
  oncePerName(
    rows.flatMap((row): Country[] => {
      const [read, { emoji }] = [readRow(row), row];
      return read ? [{ ...read, ...(typeof emoji === 'string' && { flag: emoji }) }] : [];
    }),
  );

function nested(rows: readonly Row[], id: string, key: string): readonly Row[] | undefined {
  const found = rows.find((row) => has(row, 'id', id) && Array.isArray(row[key]));
  return unwrapList(found?.[key])?.filter(isRecord);
}

/** The nested list, else the rows that name what they are in; undefined without either. */
function readLocations(list: readonly Row[] | undefined, flat: readonly Row[]) {
  if (list === undefined && flat.length === 0) return undefined;
  return oncePerName((list ?? flat).flatMap((row) => readRow(row) ?? []));
}

/** States of a country, nested or flat (`country_id`); undefined if there is no list of them. */
export const readHostStates = (rows: readonly Row[], country: string) =>
  readLocations(
    nested(rows, country, 'states'),
    rows.filter((row) => has(row, 'country_id', country)),
  );

/** City names of a state, nested or flat (`state_id`); undefined if there is no list of them. */
export function readHostCities(rows: readonly Row[], country: string, state: string) {
  const flat = rows.filter(
    (row) =>
      has(row, 'state_id', state) &&
      (row['country_id'] === undefined || has(row, 'country_id', country)),
  );
  const states = nested(rows, country, 'states') ?? [];
  return readLocations(nested(states, state, 'cities'), flat)?.map((city) => city.name);
}
