import {
  type Country,
  readBundledLocations,
  readHostCities,
  readHostCountries,
  readHostRows,
  readHostStates,
  type State,
} from '@/api/models/location';
import { countriesByName, countryFlag } from '@/content/countries';
import { joinUrl } from '@/lib/url';

/** Where places come from. Each call rejects if its file cannot be fetched or read. */
type LocationSource = {
  readonly countries: () => Promise<readonly Country[]>;
  /** Empty for a country without states. */
  readonly states: (country: string) => Promise<readonly State[]>;
  /** `state` is empty for a country without states. */
  readonly cities: (country: string, state: string) => Promise<readonly string[]>;
};

/** Milliseconds; a file of cities may have many megabytes. */
const fileTimeout = 120_000;

/** Loads each JSON file once, failures again; sends neither token nor cookies. */
function fileLoader<File>(base: string, read: (raw: unknown) => File | undefined) {
  const files = new Map<string, Promise<File>>();
  const load = async (name: string): Promise<File> => {
    const answer = await fetch(joinUrl(base, `${name}.json`), {
      credentials: 'omit',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(fileTimeout),
    });
    if (!answer.ok) throw new Error(`${name}.json: status ${answer.status}`);
    const file = read(await answer.json());
    if (file === undefined) throw new Error(`${name}.json: no locations`);
    return file;
  };
  return (name: string): Promise<File> => {
    const file = files.get(name) ?? load(name);
    files.set(name, file);
    file.catch(() => files.delete(name));
    return file;
  };
}

/** The bundled data, one file per country. Country names are the browser's. */
export function bundledSource(base: string): LocationSource {
  const load = fileLoader(base, readBundledLocations);
  return {
    countries: async () =>
      countriesByName().map(({ code, name }) => ({ id: code, name, flag: countryFlag(code) })),
    states: async (country) => (await load(country)).states.map(({ name }) => ({ id: name, name })),
    cities: async (country, state) => {
      const { states, cities } = await load(country);
      return states.find(({ name }) => name === state)?.cities ?? cities;
    },
  };
}

/** A host's `countries.json`, `states.json`, `cities.json`, nested or flat (decisions, 2). */
export function hostSource(base: string): LocationSource {
  const load = fileLoader(base, readHostRows);
  const loadCountries = fileLoader(base, (raw) => {
    const rows = readHostRows(raw) ?? [];
    const countries = readHostCountries(rows);
    return countries.length === 0 ? undefined : { rows, countries };
  });
  return {
    countries: async () => (await loadCountries('countries')).countries,
    states: async (country) => {
      const { rows } = await loadCountries('countries');
      return readHostStates(rows, country) ?? readHostStates(await load('states'), country) ?? [];
    },
    cities: async (country, state) => {
      if (state === '') return [];
      const { rows } = await loadCountries('countries');
      const nested = readHostCities(rows, country, state);
      return nested ?? readHostCities(await load('cities'), country, state) ?? [];
    },
  };
}
