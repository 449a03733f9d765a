import { readBundledPlaces } from '@/api/models/location';
import { unreadableError } from '@/api/providerError';
import { countriesByName, countryFlag } from '@/content/countries';
import { fetchJson } from './fetchJson';
import { LocationsError, type LocationSource, rememberAnswers } from './source';

/** The bundled data, one file per country. Country names are the browser's. */
export function bundledSource(base: string): LocationSource {
  const load = rememberAnswers(async (country) => {
    const places = readBundledPlaces(await fetchJson(`${base}/${country}.json`));
    if (places === undefined) throw new LocationsError(unreadableError);
    return places;
  });
  return {
    countries: async () =>
      countriesByName().map(({ code, name }) => ({ id: code, name, sign: countryFlag(code) })),
    states: async (country) => (await load(country)).states.map(({ name }) => ({ id: name, name })),
    cities: async (country, state) => {
      const { states, cities } = await load(country);
      return states.find(({ name }) => name === state)?.cities ?? cities;
    },
  };
}
