import { createApi } from '@reduxjs/toolkit/query/react';
import { providerBaseQuery } from './baseQuery';
import { registerApi } from './registry';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Host one: people, posts, comments, communities and polls. Features inject their endpoints. */
export const portalApi = createApi({
  reducerPath: 'portalApi',
  baseQuery: providerBaseQuery('portal'),
  tagTypes: ['List', 'Poll', 'Community', 'Profile'],
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

registerApi(portalApi);

/** Fetches data into the store before a page shows it. */
export type Prefetch = (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => unknown;
