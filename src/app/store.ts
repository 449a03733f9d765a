import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { sessionEventName } from '@/session/sessionSync';
import { attachApis } from '@/api/registry';
import { createSession, type SessionActions, type StatePersistence } from '@/session/session';
import { deviceStorage } from '@/lib/deviceStorage';
import { retryImport } from '@/lib/retryImport';
import { saltName, userKey } from '@/lib/userKey';
import type { PersistedStore } from './persistState';
import { stateNamesOfOthers } from './stateNames';
import { createRootReducer, withStateReset, stateReset } from './reducer';
import { createServices } from './services';

/** Of development only: builds leave these checks out. */
const checks = import.meta.env.DEV && {
  // Slow checks only show how busy the machine is.
  immutableCheck: { warnAfter: 1000 },
  serializableCheck: {
    warnAfter: 1000,
    // Some carry functions.
    ignoredActions: ['FLUSH', 'REHYDRATE', 'PAUSE', 'PERSIST', 'PURGE', 'REGISTER'].map(
      (name) => `persist/${name}`,
    ),
  },
};

const loadPersistence = () => retryImport(() => import('./persistConfig'), 'readPersistedState');
const loadMemberStorage = () =>
  retryImport(() => import('./removeDataOfOthers'), 'removeDataOfOthers');

/** True if others' data is left from a session that ended while no page was open. */
const hasDataOfOthers = (): boolean => stateNamesOfOthers(userKey()).length > 0;

/** An email address in base64, as the first version had; salted and temporary keys have other signs. */
const unsaltedKey = /^[\w-]+$/;

/** True if unsalted keys are left: in the whole browser, or in this tab where another moved the rest. */
const isOfEarlierVersion = (): boolean =>
  deviceStorage.get(sessionEventName) !== null &&
  (deviceStorage.get(saltName) === null || unsaltedKey.test(userKey()));

const migrate = (...keys: Parameters<StatePersistence['migrate']>) =>
  import('./migrateKeys').then(({ migrateKeys }) => migrateKeys(...keys)).catch(() => undefined);

/** Runs once, before anything reads the store. */
export const migrateEarlier = async (): Promise<void> => {
  if (isOfEarlierVersion()) await migrate();
};

/** A store for one visit or test. `restore` comes after hydration: the first render must match. */
export function createAppStore() {
  const rootReducer = createRootReducer();
  const reducer = withStateReset(rootReducer);
  const apiMiddleware = createDynamicMiddleware();
  const services = createServices(() => session);
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, ...checks }).concat(apiMiddleware.middleware),
  });
  attachApis((api) => {
    rootReducer.inject(api);
    apiMiddleware.addMiddleware(api.middleware);
    store.dispatch({ type: `${api.reducerPath}/attached` });
  });
  let persisted: PersistedStore | undefined;
  const startPersisting = async () => {
    const { persistState } = await retryImport(() => import('./persistState'), 'persistState');
    persisted ??= persistState(store, reducer);
    await persisted.opened;
  };
  const persistence: StatePersistence = {
    restore: async () => {
      await migrateEarlier();
      // If persistence is lost, the visit works from memory.
      await startPersisting().catch(() => undefined);
    },
    read: async (...keys) => (await loadPersistence()).readPersistedState(...keys),
    flush: () => void persisted?.persistor.flush(),
    show: (state) => {
      store.dispatch(stateReset());
      store.dispatch({ type: 'persist/REHYDRATE', key: 'root', payload: state });
    },
    removeDataOfOthers: (present) =>
      void loadMemberStorage()
        .then(({ removeDataOfOthers }) => removeDataOfOthers(present))
        .catch(() => {
          // Its script was lost; by the time of the retry somebody else may be here.
          window.addEventListener('online', persistence.removeLeftoverData, { once: true });
        }),
    removeLeftoverData: () => {
      if (hasDataOfOthers()) persistence.removeDataOfOthers(userKey());
    },
    migrate,
  };
  const session: SessionActions = createSession(store, persistence, services.sessionPort);
  return {
    store,
    services,
    session,
    // If a script is lost, the next event of the session tries again.
    restore: () => void session.restore().catch(() => undefined),
    flush: async () => persisted?.persistor.flush(),
    close: async () => {
      persisted?.persistor.pause();
      await persisted?.persistor.flush();
    },
  };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
