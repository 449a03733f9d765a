import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { onApi } from '@/api/registry';
import { openSession } from '@/features/session/session';
import type { Shelf } from '@/features/session/shelf';
import type { KeptStore } from './keptStore';
import { createRootReducer, forgetful, forgotten } from './reducer';

/** Actions of redux-persist, some of which carry functions. */
const persistActions = ['FLUSH', 'REHYDRATE', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER'].map(
  (name) => `persist/${name}`,
);

const loadPersistence = () => import('./persistence');
const loadAnswers = () => import('@/api/keptAnswers');

/**
 * A store of its own for one visit (or one test). State and session come back only when `restore` is
 * called, after hydration, so that the first render equals the prerendered page.
 */
export function createAppStore() {
  const rootReducer = createRootReducer();
  const reducer = forgetful(rootReducer);
  const apiMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        // How long the checks of a development build take says nothing but how busy the machine is.
        immutableCheck: { warnAfter: 1000 },
        serializableCheck: {
          warnAfter: 1000,
          ignoredActions: persistActions,
        },
      }).concat(apiMiddleware.middleware),
  });
  onApi((api) => {
    rootReducer.inject(api);
    apiMiddleware.addMiddleware(api.middleware);
    store.dispatch({ type: `${api.reducerPath}/attached` });
  });
  let kept: KeptStore | undefined;
  const keep = async () => {
    const { keepState } = await import('./keptStore');
    kept ??= keepState(store, reducer);
    await kept.opened;
  };
  const shelf: Shelf = {
    // Where its script cannot come, the visit goes on with what this tab knows.
    open: () => keep().catch(() => undefined),
    read: async (key) => (await loadPersistence()).readKeptState(key),
    flush: () => void kept?.persistor.flush(),
    show: (state) => {
      store.dispatch(forgotten());
      store.dispatch({ type: 'persist/REHYDRATE', key: 'root', payload: state });
    },
    remove: (key) => {
      void loadPersistence().then(({ removeKeptState }) => removeKeptState(key));
      void loadAnswers()
        .then(({ forgetAnswers }) => forgetAnswers(key))
        .catch(() => undefined);
    },
  };
  const session = openSession(store, shelf);
  return {
    store,
    session,
    restore: () => void session.restore(),
    /** Resolves when what waits to be written is written. */
    flush: async () => kept?.persistor.flush(),
    /** Keeps nothing more; for the end of a test. */
    close: async () => {
      kept?.persistor.pause();
      await kept?.persistor.flush();
    },
  };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
