import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Country, State } from '@/api/models/location';
import { locationsApi } from '@/api/locationsApi';

const { useCountriesQuery, useStatesQuery, useCitiesQuery } = locationsApi;
const none: readonly never[] = [];

type Query<Item> = {
  readonly currentData?: readonly Item[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
};

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

function useList<Item>(query: Query<Item>, what: string) {
  const { currentData, isFetching, isError, refetch } = query;
  const { late, again } = useLate(isFetching, what);
  return {
    locations: currentData ?? none,
    loading: isFetching && !late,
    /** People type the name instead. */
    failed: isError || late,
    /** Slow, but may still come. */
    late,
    retry: () => {
      again();
      void refetch();
    },
  };
}

/** All countries, in display order. */
export const useCountries = () => useList(useCountriesQuery(), '');

const idOf = (locations: readonly (Country | State)[], name: string): string | undefined =>
  locations.find((location) => location.name === name)?.id;

const emptyList = { locations: none, failed: false, late: false } as const;

/** States by the country's name; none if it has none or is unknown. */
export function useStates(country: string) {
  const countries = useCountries();
  const id = idOf(countries.locations, country);
  const list = useList(useStatesQuery(id ?? skipToken), country);
  if (id !== undefined) return list;
  return { ...list, ...emptyList, loading: country !== '' && countries.loading };
}

/** City names by country and state; the state is ignored if the country has none. */
export function useCities(country: string, state: string) {
  const id = idOf(useCountries().locations, country);
  const states = useStates(country);
  const there = !states.loading && !states.failed;
  const stateId = idOf(states.locations, state) ?? (states.locations.length === 0 ? '' : undefined);
  const wanted = id !== undefined && stateId !== undefined && there;
  const query = useCitiesQuery(wanted ? { country: id, state: stateId } : skipToken);
  const list = useList(query, `${country}\n${state}`);
  if (wanted) return list;
  return { ...list, ...emptyList, loading: state !== '' && states.loading };
}
