import { createTransform, getStoredState, type PersistConfig, type Storage } from 'redux-persist';
import { deviceStorage } from '@/lib/deviceStorage';
import { isRecord } from '@/lib/fieldOf';
import { userKey } from '@/lib/userKey';
import { createRootReducer, persistedNames, type RootState } from './reducer';

function fits(stored: unknown, initial: unknown): boolean {
  if (isRecord(initial)) {
    return (
      isRecord(stored) &&
      Object.entries(initial).every(([name, value]) => fits(stored[name], value))
    );
  }
  return typeof stored === typeof initial;
}

/** Without slices of the wrong shape: garbage costs one slice, not the page. */
export function readableSlices<State extends object>(
  stored: State,
  initial: Readonly<Record<string, unknown>>,
): State {
  const readable = { ...stored };
  for (const [name, value] of Object.entries(initial)) {
    if (name in readable && !fits(Reflect.get(readable, name), value)) {
      Reflect.deleteProperty(readable, name);
    }
  }
  return readable;
}

/** `persist:root` + `userKey`: separates members on one browser (decisions, section 3). */
const storageOf = (owner: () => string): Storage => ({
  getItem: (key: string) => Promise.resolve(deviceStorage.get(key + owner())),
  setItem: (key: string, value: string) => Promise.resolve(deviceStorage.set(key + owner(), value)),
  removeItem: (key: string) => Promise.resolve(deviceStorage.remove(key + owner())),
});

const readable = <State extends object>(stored: State): State =>
  readableSlices(stored, createRootReducer()(undefined, { type: '' }));

/** Never stores the refresh token, which nothing here uses. */
function withoutRefresh(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
      /refresh/i.test(name) ? [] : [[name, withoutRefresh(part)]],
    ),
  );
}

/** Specification, section 9. */
export const persistConfig: PersistConfig<RootState> = {
  key: 'root',
  keyPrefix: 'persist:',
  version: 1,
  timeout: 5000,
  storage: storageOf(userKey),
  whitelist: persistedNames,
  transforms: [createTransform(withoutRefresh, undefined, { whitelist: ['user'] })],
  migrate: (stored) => Promise.resolve(stored && readable(stored)),
};

export async function readPersistedState(owner: string): Promise<object | undefined> {
  try {
    const stored = await getStoredState({ ...persistConfig, storage: storageOf(() => owner) });
    return stored && readable(stored);
  } catch {
    return undefined;
  }
}
