import type { Country, State } from '@/api/models/location';
import type { ProviderError } from '@/api/providerError';
import { workerCalls } from '@/lib/workerCalls';
import { hostSource } from './hostSource';
import { LocationsError, type LocationSource } from './source';

type Lists = {
  readonly countries: readonly Country[];
  readonly states: readonly State[];
  readonly cities: readonly string[];
};

export type PlaceRequest = {
  readonly id: number;
  readonly base: string;
  readonly list: keyof Lists;
  readonly country: string;
  readonly state: string;
};

export type PlaceResponse = { readonly id: number } & (
  { readonly found: Lists[keyof Lists] } | { readonly reason: ProviderError }
);

/** Fetches and parses in a worker, or on the page where workers fail. */
export function workerSource(base: string): LocationSource {
  const page = hostSource(base);
  const worker = workerCalls<PlaceRequest, PlaceResponse>(
    () =>
      new Worker(new URL('./locationsWorker.ts', import.meta.url), {
        type: 'module',
        name: 'locations',
      }),
  );
  let questions = 0;

  function ask<List extends keyof Lists>(
    list: List,
    country: string,
    state: string,
    onPage: () => Promise<Lists[List]>,
    pick: (found: Lists[keyof Lists]) => Lists[List],
  ): Promise<Lists[List]> {
    const here = worker();
    if (here === undefined) return onPage();
    return new Promise((resolve, reject) => {
      questions += 1;
      here.request(
        { id: questions, base, list, country, state },
        {
          onAnswer: (answer) =>
            'found' in answer
              ? resolve(pick(answer.found))
              : reject(new LocationsError(answer.reason)),
          onLost: () => resolve(onPage()),
        },
      );
    });
  }
  const places = (found: Lists[keyof Lists]) =>
    found.flatMap((place) => (typeof place === 'string' ? [] : [place]));
  const names = (found: Lists[keyof Lists]) =>
    found.flatMap((place) => (typeof place === 'string' ? [place] : []));
  return {
    countries: () => ask('countries', '', '', page.countries, places),
    states: (country) => ask('states', country, '', () => page.states(country), places),
    cities: (country, state) =>
      ask('cities', country, state, () => page.cities(country, state), names),
  };
}
