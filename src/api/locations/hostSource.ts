import {
  hasNestedLocations,
  isLocationList,
  readHostCities,
  readHostCountries,
  readHostStates,
} from '@/api/models/location';
import { unreadableError } from '@/api/providerError';
import { joinUrl } from '@/lib/url';
import { fetchJson, LocationsError, type LocationSource, rememberAnswers } from './source';

const readable = {
  countries: (raw: unknown) => readHostCountries(raw) !== undefined,
  states: isLocationList,
  cities: isLocationList,
} as const;

/**
 * A host's `countries.json`, `states.json`, `cities.json`, nested or flat (decisions, section 2).
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
      const raw = hasNestedLocations(countries, country) ? countries : await load('states');
      return readHostStates(raw, country) ?? [];
    },
    cities: async (country, state) => {
      if (state === '') return [];
      const countries = await load('countries');
      const raw = hasNestedLocations(countries, country, state) ? countries : await load('cities');
      return readHostCities(raw, country, state) ?? [];
    },
  };
}
