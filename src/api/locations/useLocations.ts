import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Country, State } from '@/api/models/location';
import { type ProviderError, timeoutError } from '@/api/providerError';
import { locationsApi } from '@/api/locationsApi';

type PlaceList<Place> = {
  readonly places: readonly Place[];
  readonly loading: boolean;
  /** If set, people type the name instead. */
  readonly error: ProviderError | undefined;
  /** Slow, but may still come. */
  readonly late: boolean;
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

/** After so many milliseconds a name can be typed instead. */
const lateAfter = 10_000;

/** True after a long wait; `what` restarts it. */
function useLate(waiting: boolean, what: string) {
  const [round, setRound] = useState(0);
  const [lateFor, setLateFor] = useState<string>();
  const wait = `${round} ${what}`;
  useEffect(() => {
    const timer = waiting ? setTimeout(() => setLateFor(wait), lateAfter) : undefined;
    return () => clearTimeout(timer);
  }, [waiting, wait]);
  return { late: waiting && lateFor === wait, again: () => setRound(round + 1) };
}

function useList<Place>(query: Query<Place>, what: string): PlaceList<Place> {
  const { currentData, isFetching, error, refetch } = query;
  const { late, again } = useLate(isFetching, what);
  const failed = late ? timeoutError : undefined;
  return {
    places: currentData ?? none,
    loading: isFetching && !late,
    error: !isFetching && isReason(error) ? error : failed,
    late,
    retry: () => {
      again();
      void refetch();
    },
  };
}

/** All countries, in display order. */
export const useCountries = (): PlaceList<Country> => useList(useCountriesQuery(), '');

const idOf = (places: readonly (Country | State)[], name: string): string | undefined =>
  places.find((place) => place.name === name)?.id;

const emptyList = { places: none, error: undefined, late: false } as const;

/** States by the country's name; none if it has none or is unknown. */
export function useStates(country: string): PlaceList<State> {
  const countries = useCountries();
  const id = idOf(countries.places, country);
  const list = useList(useStatesQuery(id ?? skipToken), country);
  if (id !== undefined) return list;
  return { ...list, ...emptyList, loading: country !== '' && countries.loading };
}

/** City names by country and state; the state is ignored if the country has none. */
export function useCities(country: string, state: string): PlaceList<string> {
  const id = idOf(useCountries().places, country);
  const states = useStates(country);
  const there = !states.loading && states.error === undefined;
  const stateId = idOf(states.places, state) ?? (states.places.length === 0 ? '' : undefined);
  const wanted = id !== undefined && stateId !== undefined && there;
  const query = useCitiesQuery(wanted ? { country: id, state: stateId } : skipToken);
  const list = useList(query, `${country}\n${state}`);
  if (wanted) return list;
  return { ...list, ...emptyList, loading: state !== '' && states.loading };
}
