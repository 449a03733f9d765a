import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { settings } from '@/config/site';
import { bundledSource } from './locations/bundledSource';
import { type LocationSource, reasonOf } from './locations/source';
import { workerSource } from './locations/workerSource';
import type { Country, State } from './models/location';
import type { ProviderError } from './providerError';
import { registerApi } from './registry';

const source: LocationSource =
  settings.locations === undefined ? bundledSource('/locations') : workerSource(settings.locations);

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
