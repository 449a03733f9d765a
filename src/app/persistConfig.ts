import { createTransform, getStoredState, type PersistConfig, type Storage } from 'redux-persist';
import { deviceStorage } from '@/lib/deviceStorage';
import { fieldOf, isRecord } from '@/lib/fieldOf';
import { setIsStateStored } from '@/lib/isStateStored';
import { parseJson } from '@/lib/parseJson';
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
export function readableSlices<State extends object>(stored: State): State {
  const readable = { ...stored };
  const initial = createRootReducer()(undefined, { type: '' });
  for (const [name, value] of Object.entries(initial)) {
    if (name in readable && !fits(Reflect.get(readable, name), value)) {
      Reflect.deleteProperty(readable, name);
    }
  }
  return readable;
}

/** Another tab's slices, with those that this tab has changed since it last read or wrote them. */
function withOwnChanges(stored: string | null, last: string | null, next: string): string {
  // No text: it was removed since, as by 'My data' or a logout in another tab.
  const [theirs, before, own] = [stored ?? '{}', last, next].map(parseJson);
  if (!isRecord(theirs) || !isRecord(before) || !isRecord(own)) return next;
  const merged = { ...theirs };
  for (const name of new Set([...Object.keys(before), ...Object.keys(own)])) {
    if (own[name] === before[name]) continue;
    if (name in own) merged[name] = own[name];
    else Reflect.deleteProperty(merged, name);
  }
  return JSON.stringify(merged);
}

/** `persist:root` + `userKey`: separates members on one browser (decisions, section 3). */
function storageOf(owner: () => string): Storage {
  const lastTexts = new Map<string, string | null>();
  return {
    getItem: (key: string) => {
      const text = deviceStorage.get(key + owner());
      lastTexts.set(key + owner(), text);
      return Promise.resolve(text);
    },
    setItem: (key: string, value: string) => {
      const name = key + owner();
      const [stored, last] = [deviceStorage.get(name), lastTexts.get(name) ?? null];
      const text = stored === last ? value : withOwnChanges(stored, last, value);
      const isStored = deviceStorage.set(name, text);
      if (isStored) lastTexts.set(name, value);
      setIsStateStored(isStored);
      return Promise.resolve(isStored);
    },
    removeItem: (key: string) => Promise.resolve(deviceStorage.remove(key + owner())),
  };
}

/** Never stores the refresh token, which nothing here uses. */
function withoutRefresh(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
      /refresh/i.test(name) ? [] : [[name, withoutRefresh(part)]],
    ),
  );
}

const identityNames: readonly (keyof RootState)[] = ['idType', 'idfront', 'idback'];

/** Specification, section 9. */
export const persistConfig: PersistConfig<RootState> = {
  key: 'root',
  keyPrefix: 'persist:',
  version: 1,
  timeout: 5000,
  storage: storageOf(userKey),
  whitelist: persistedNames,
  transforms: [createTransform(withoutRefresh, undefined, { whitelist: ['user'] })],
  migrate: (stored) => Promise.resolve(stored && readableSlices(stored)),
};

const isFilled = (state: unknown, names: readonly string[]): boolean =>
  names.some((name) => Object.values(fieldOf(state, name) ?? {}).some((value) => value !== ''));

/** The document of an earlier state, unless there is a picture of one: two are never mixed. */
const identityOf = (earlier: unknown, stored: unknown): object =>
  isFilled(earlier, identityNames) && !isFilled(stored, ['idfront', 'idback'])
    ? Object.fromEntries(identityNames.map((name) => [name, fieldOf(earlier, name)]))
    : {};

const storedStateOf = (owner: string) =>
  getStoredState({ ...persistConfig, storage: storageOf(() => owner) });

/** `earlier` is the member's temporary key: the document that they chose under it is theirs. */
export async function readPersistedState(owner: string, earlier = ''): Promise<object | undefined> {
  try {
    const before = earlier === '' ? {} : await storedStateOf(earlier).catch(() => ({}));
    const stored = await storedStateOf(owner);
    // A logout promises that no identity document stays, not even one added before the login.
    for (const name of owner === '' ? identityNames : [])
      Reflect.deleteProperty(stored ?? {}, name);
    return readableSlices({ ...stored, ...identityOf(before, stored) });
  } catch {
    return undefined;
  }
}
