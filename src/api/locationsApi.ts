import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { settings } from '@/config/site';
import { bundledSource, hostSource } from './locations/source';
import type { Country, State } from './models/location';
import { registerApi } from './registry';

const source =
  settings.locations === undefined ? bundledSource('/locations') : hostSource(settings.locations);

const answered = <List>(list: Promise<List>) =>
  list.then(
    (data) => ({ data }),
    (error: unknown) => ({ error: String(error) }),
  );

/** Seconds. */
const aDay = 86_400;

/** Places (decisions, section 2). Never sends the token: the host is not the provider's. */
export const locationsApi = createApi({
  reducerPath: 'locationsApi',
  baseQuery: fakeBaseQuery<string>(),
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
