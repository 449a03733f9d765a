import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { fieldOf } from '@/lib/fieldOf';

type StoreApi = {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  readonly internalActions: {
    /** Refetches when the connection is back. */
    readonly onOnline: () => UnknownAction;
    removeQueryResult(query: { readonly queryCacheKey: string }): UnknownAction;
  };
  readonly util: { readonly resetApiState: () => UnknownAction };
};

/** With whether a mutation on its way is sent to its end, also when somebody logs in or out. */
const apis: (readonly [api: StoreApi, finishesMutations: boolean])[] = [];
const stores = new Set<(api: StoreApi) => void>();

/** Called by each slice's module when it loads, so that pages without calls load none. */
export function registerApi(api: StoreApi, { finishesMutations = false } = {}): void {
  apis.push([api, finishesMutations]);
  for (const attach of stores) attach(api);
}

/** Attaches all slices, also those that load later. */
export function attachApis(attach: (api: StoreApi) => void): void {
  stores.add(attach);
  for (const [api] of apis) attach(api);
}

/** Refetch queries with `refetchOnReconnect`, also those that failed. */
export const refetchActions = (): readonly UnknownAction[] =>
  apis.map(([{ internalActions }]) => internalActions.onOnline());

const entriesOf = (state: unknown, name: 'queries' | 'mutations') =>
  Object.entries(fieldOf(state, name) ?? {});

/** Drops all cached answers of a store with this state. */
export const resetActions = (state: unknown): readonly UnknownAction[] =>
  apis.flatMap(([{ reducerPath, internalActions, util }, finishesMutations]) => {
    const own = fieldOf(state, reducerPath);
    const isSending = entriesOf(own, 'mutations').some(
      ([, entry]) => fieldOf(entry, 'status') === 'pending',
    );
    // A reset would abort what is on its way, and forget it.
    return finishesMutations && isSending
      ? entriesOf(own, 'queries').map(([queryCacheKey]) =>
          internalActions.removeQueryResult({ queryCacheKey }),
        )
      : [util.resetApiState()];
  });
