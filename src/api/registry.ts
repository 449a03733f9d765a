import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

/** An API slice as the store needs it. */
export type StoreApi = {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  /** What it does when the connection is back. */
  readonly internalActions: { readonly onOnline: () => UnknownAction };
  readonly util: { readonly resetApiState: () => UnknownAction };
};

const apis: StoreApi[] = [];
const stores = new Set<(api: StoreApi) => void>();

/** Called once by each API slice when its module loads, so that pages without calls carry none. */
export function registerApi(api: StoreApi): void {
  apis.push(api);
  for (const attach of stores) attach(api);
}

/** Hands a store every API slice there is and every one that loads later. */
export function onApi(attach: (api: StoreApi) => void): void {
  stores.add(attach);
  for (const api of apis) attach(api);
}

/** What makes a store forget every cached answer. */
export const resetActions = (): readonly UnknownAction[] =>
  apis.map((api) => api.util.resetApiState());
