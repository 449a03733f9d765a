import { getStoredState, type PersistConfig, type Storage } from 'redux-persist';
import { userKey } from '@/lib/userKey';
import { readableSlices } from './persistedState';
import { createRootReducer, persistedNames, type RootState } from './reducer';

/** Local storage where it may be used; refused storage reads as empty, and writing goes nowhere. */
const deviceStorage = {
  get: (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The state lives on in memory.
    }
  },
  remove: (key: string) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing to remove.
    }
  },
};

/**
 * Storage under a key that ends in a member's `userKey`: `persist:root` + userKey. Two members on one
 * browser never see each other's state (decisions, section 3).
 */
const storageOf = (owner: () => string): Storage => ({
  getItem: (key: string) => Promise.resolve(deviceStorage.get(key + owner())),
  setItem: (key: string, value: string) => Promise.resolve(deviceStorage.set(key + owner(), value)),
  removeItem: (key: string) => Promise.resolve(deviceStorage.remove(key + owner())),
});

const readable = <State extends object>(stored: State): State =>
  readableSlices(stored, createRootReducer()(undefined, { type: '' }));

/** Specification, section 9: version 1, time-out 5000 ms, prefix 'persist:'. */
export const persistConfig: PersistConfig<RootState> = {
  key: 'root',
  keyPrefix: 'persist:',
  version: 1,
  timeout: 5000,
  storage: storageOf(userKey),
  whitelist: persistedNames,
  migrate: (stored) => Promise.resolve(stored && readable(stored)),
};

/** What is kept for a member; undefined where nothing readable is. @param owner their `userKey` */
export async function readKeptState(owner: string): Promise<object | undefined> {
  try {
    const stored = await getStoredState({ ...persistConfig, storage: storageOf(() => owner) });
    return stored && readable(stored);
  } catch {
    return undefined;
  }
}

/** Removes what is kept for a member. @param owner their `userKey` */
export function removeKeptState(owner: string): void {
  deviceStorage.remove(`${persistConfig.keyPrefix}${persistConfig.key}${owner}`);
}
