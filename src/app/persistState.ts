import type { Reducer, Store } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { persistConfig } from './persistConfig';
import type { RootState } from './reducer';

/** Restores state and saves changes. A chunk of its own: no first render needs it. */
export function persistState(store: Store<RootState>, reducer: Reducer<RootState>) {
  const persisted: Reducer = persistReducer(persistConfig, reducer);
  store.replaceReducer(persisted);
  let open = () => {};
  /** Resolves when state is restored, or at redux-persist's time-out. */
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const persistor = persistStore(store, null, open);
  // A closing page has no later moment for pending writes.
  window.addEventListener('pagehide', () => void persistor.flush());
  return { persistor, opened };
}

export type PersistedStore = ReturnType<typeof persistState>;
