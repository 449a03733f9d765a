import { createApi } from '@reduxjs/toolkit/query/react';
import { providerBaseQuery } from './baseQuery';
import { registerApi } from './registry';

/** Host two: quotes and approved listings. Features inject their endpoints. */
export const outsourcingApi = createApi({
  reducerPath: 'outsourcingApi',
  baseQuery: providerBaseQuery('outsourcing'),
  tagTypes: ['Listing'],
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

registerApi(outsourcingApi, { finishesMutations: true });
