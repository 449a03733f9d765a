import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Country, State } from '@/api/models/location';
import { type ProviderError, timeoutError } from '@/api/providerError';
import { locationsApi } from '@/api/locationsApi';

type LocationList<Item> = {
  readonly locations: readonly Item[];
  readonly loading: boolean;
  /** If set, people type the name instead. */
  readonly error: ProviderError | undefined;
  /** Slow, but may still come. */
  readonly late: boolean;
  readonly retry: () => void;
};

const { useCountriesQuery, useStatesQuery, useCitiesQuery } = locationsApi;
const none: readonly never[] = [];

type Query<Item> = {
  readonly currentData?: readonly Item[] | undefined;
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

function useList<Item>(query: Query<Item>, what: string): LocationList<Item> {
  const { currentData, isFetching, error, refetch } = query;
  const { late, again } = useLate(isFetching, what);
  const failed = late ? timeoutError : undefined;
  return {
    locations: currentData ?? none,
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
export const useCountries = (): LocationList<Country> => useList(useCountriesQuery(), '');

const idOf = (locations: readonly (Country | State)[], name: string): string | undefined =>
  locations.find((location) => location.name === name)?.id;

const emptyList = { locations: none, error: undefined, late: false } as const;

/** States by the country's name; none if it has none or is unknown. */
export function useStates(country: string): LocationList<State> {
  const countries = useCountries();
  const id = idOf(countries.locations, country);
  const list = useList(useStatesQuery(id ?? skipToken), country);
  if (id !== undefined) return list;
  return { ...list, ...emptyList, loading: country !== '' && countries.loading };
}

/** City names by country and state; the state is ignored if the country has none. */
export function useCities(country: string, state: string): LocationList<string> {
  const id = idOf(useCountries().locations, country);
  const states = useStates(country);
  const there = !states.loading && states.error === undefined;
  const stateId = idOf(states.locations, state) ?? (states.locations.length === 0 ? '' : undefined);
  const wanted = id !== undefined && stateId !== undefined && there;
  const query = useCitiesQuery(wanted ? { country: id, state: stateId } : skipToken);
  const list = useList(query, `${country}\n${state}`);
  if (wanted) return list;
  return { ...list, ...emptyList, loading: state !== '' && states.loading };
}
