import {
  holdsNested,
  isPlaceList,
  readHostCities,
  readHostCountries,
  readHostStates,
} from '@/api/models/location';
import { unreadableError } from '@/api/providerError';
import { joinUrl } from '@/lib/url';
import { fetchJson } from './fetchJson';
import { LocationsError, type LocationSource, rememberAnswers } from './source';

const readable = {
  countries: (raw: unknown) => readHostCountries(raw) !== undefined,
  states: isPlaceList,
  cities: isPlaceList,
} as const;

/**
 * A static host with `countries.json`, `states.json` and `cities.json` (decisions, section 2): in tree
 * form, as flat rows, or with everything in the countries file. Each file is fetched when it is first
 * needed, once; one with wrong content counts as not fetched. Runs in the worker, or on the page where
 * workers fail.
 * @param base address of the host
 */
export function hostSource(base: string): LocationSource {
  const load = rememberAnswers(async (name: keyof typeof readable) => {
    const raw = await fetchJson(joinUrl(base, `${name}.json`));
    if (!readable[name](raw)) throw new LocationsError(unreadableError);
    return raw;
  });
  return {
    countries: async () => readHostCountries(await load('countries')) ?? [],
    states: async (country) => {
      const countries = await load('countries');
      const raw = holdsNested(countries, country) ? countries : await load('states');
      return readHostStates(raw, country) ?? [];
    },
    cities: async (country, state) => {
      if (state === '') return [];
      const countries = await load('countries');
      const raw = holdsNested(countries, country, state) ? countries : await load('cities');
      return readHostCities(raw, country, state) ?? [];
    },
  };
}
