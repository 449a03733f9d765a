import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { settings } from '@/config/site';
import { hostSource } from './locations/hostSource';
import {
  fetchJson,
  type LocationSource,
  LocationsError,
  reasonOf,
  rememberAnswers,
} from './locations/source';
import { type Country, readBundledLocations, type State } from './models/location';
import { type ProviderError, unreadableError } from './providerError';
import { registerApi } from './registry';
import { countriesByName, countryFlag } from '@/content/countries';

/** The bundled data, one file per country. Country names are the browser's. */
export function bundledSource(base: string): LocationSource {
  const load = rememberAnswers(async (country) => {
    const locations = readBundledLocations(await fetchJson(`${base}/${country}.json`));
    if (locations === undefined) throw new LocationsError(unreadableError);
    return locations;
  });
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

const source: LocationSource =
  settings.locations === undefined ? bundledSource('/locations') : hostSource(settings.locations);

type Answered<List> = { readonly data: List } | { readonly error: ProviderError };

const answered = <List>(list: Promise<List>): Promise<Answered<List>> =>
  list.then(
    (data) => ({ data }),
    (error: unknown) => ({ error: reasonOf(error) }),
  );

/** Seconds. */
const aDay = 86_400;

/** Places (decisions, section 2). Never sends the token: the host is not the provider's. */
export const locationsApi = createApi({
  reducerPath: 'locationsApi',
  baseQuery: fakeBaseQuery<ProviderError>(),
  keepUnusedDataFor: aDay,
  endpoints: (build) => ({
    countries: build.query<readonly Country[], void>({
      queryFn: () => answered(source.countries()),
    }),
    states: build.query<readonly State[], string>({
      queryFn: (country) => answered(source.states(country)),
    }),
    cities: build.query<readonly string[], { readonly country: string; readonly state: string }>({
      queryFn: ({ country, state }) => answered(source.cities(country, state)),
    }),
  }),
});

registerApi(locationsApi);
