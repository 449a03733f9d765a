import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

/** An API slice as the store needs it. */
type StoreApi = {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  /** Refetches when the connection is back. */
  readonly internalActions: { readonly onOnline: () => UnknownAction };
  readonly util: { readonly resetApiState: () => UnknownAction };
};

const apis: StoreApi[] = [];
const stores = new Set<(api: StoreApi) => void>();

/** Called by each slice's module when it loads, so that pages without calls load none. */
export function registerApi(api: StoreApi): void {
  apis.push(api);
  for (const attach of stores) attach(api);
}

/** Attaches all slices, also those that load later. */
export function attachApis(attach: (api: StoreApi) => void): void {
  stores.add(attach);
  for (const api of apis) attach(api);
}

export const resetActions = (): readonly UnknownAction[] =>
  apis.map((api) => api.util.resetApiState());
