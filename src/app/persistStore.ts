import type { Reducer, Store } from '@reduxjs/toolkit';
import { type Persistor, persistReducer, persistStore } from 'redux-persist';
import { persistConfig } from './persistence';
import type { RootState } from './reducer';

declare module 'redux-persist/es/types' {
  interface PersistorOptions {
    manualPersist?: boolean;
  }
}

/** A store whose persisted slices are kept on this device from now on. */
export type PersistedStore = {
  readonly persistor: Persistor;
  /** Resolves when stored state is back; redux-persist's own time-out sees to it. */
  readonly opened: Promise<void>;
};

/**
 * Brings back what was kept and keeps what changes. It comes after hydration, in a chunk of its own:
 * no page needs it for its first render.
 * @param reducer the reducer the store has until now
 */
export function persistState(store: Store<RootState>, reducer: Reducer<RootState>): PersistedStore {
  const keeping: Reducer = persistReducer(persistConfig, reducer);
  store.replaceReducer(keeping);
  const persistor = persistStore(store, { manualPersist: true });
  const opened = new Promise<void>((resolve) => {
    const settle = () => {
      if (!persistor.getState().bootstrapped) return;
      stop();
      resolve();
    };
    const stop = persistor.subscribe(settle);
    persistor.persist();
  });
  // What was changed a moment ago waits for its turn, which a page that is left no longer has.
  window.addEventListener('pagehide', () => void persistor.flush());
  return { persistor, opened };
}
