import { skipToken } from '@reduxjs/toolkit/query';
import type { Country, State } from '@/api/models/location';
import type { ProviderError } from '@/api/providerError';
import { locationsApi } from '@/api/locationsApi';

/** A list of places as a picker needs it. */
export type PlaceList<Place> = {
  readonly places: readonly Place[];
  readonly loading: boolean;
  /** Why there is no list; a person then types the name. */
  readonly error: ProviderError | undefined;
  /** Asks again after an error. */
  readonly retry: () => void;
};

const { useCountriesQuery, useStatesQuery, useCitiesQuery } = locationsApi;
const none: readonly never[] = [];

type Query<Place> = {
  readonly currentData?: readonly Place[] | undefined;
  readonly isFetching: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
};

const isReason = (error: unknown): error is ProviderError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;

function listFrom<Place>({ currentData, isFetching, error, refetch }: Query<Place>) {
  return {
    places: currentData ?? none,
    loading: isFetching,
    error: !isFetching && isReason(error) ? error : undefined,
    retry: () => void refetch(),
  };
}

/** Every country, in the order to show them. */
export const useCountries = (): PlaceList<Country> => listFrom(useCountriesQuery());

const idOf = (places: readonly (Country | State)[], name: string): string | undefined =>
  places.find((place) => place.name === name)?.id;

const nowhere = { places: none, error: undefined } as const;

/**
 * States or provinces of a country; none where it has none, or where no country of this name is known.
 * @param country name as `useCountries` gives it; its states are fetched when it is first named
 */
export function useStates(country: string): PlaceList<State> {
  const countries = useCountries();
  const id = idOf(countries.places, country);
  const list = listFrom(useStatesQuery(id ?? skipToken));
  if (id !== undefined) return list;
  return { ...list, ...nowhere, loading: country !== '' && countries.loading };
}

/**
 * Names of the cities of a state, or of a country that has no states.
 * @param country name as `useCountries` gives it
 * @param state name as `useStates` gives it; counts for nothing where the country has no states
 */
export function useCities(country: string, state: string): PlaceList<string> {
  const id = idOf(useCountries().places, country);
  const states = useStates(country);
  const there = !states.loading && states.error === undefined;
  const stateId = idOf(states.places, state) ?? (states.places.length === 0 ? '' : undefined);
  const wanted = id !== undefined && stateId !== undefined && there;
  const list = listFrom(useCitiesQuery(wanted ? { country: id, state: stateId } : skipToken));
  if (wanted) return list;
  return { ...list, ...nowhere, loading: state !== '' && states.loading };
}
