import { deviceDatabase } from './deviceDatabase';
import { userKey } from './userKey';

export type DraftValues = Readonly<Record<string, string>>;

const databaseName = 'kb:drafts';
const storeName = 'drafts';
/** Milliseconds between two writes of a draft. */
const pause = 400;

const open = new Set<() => Promise<void>>();
const writing = new Set<Promise<unknown>>();
/** Drafts with unsaved text. */
const unwritten = new Set<object>();

type Drafts = Awaited<ReturnType<typeof database>>;

const database = deviceDatabase(databaseName, (fresh) => {
  fresh.createObjectStore(storeName);
});

/** Writes at once: a page that is closing may have no later moment. */
async function put(db: Drafts, values: DraftValues, key: string): Promise<void> {
  const transaction = db.transaction(storeName, 'readwrite');
  const written = transaction.store.put(values, key);
  transaction.commit();
  await Promise.all([written, transaction.done]);
}

function readValues(raw: unknown): DraftValues | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const entries = Object.entries(raw).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Three lines: `userKey` or `visitor`, the form, and the post or group it is about. */
export function draftKey(place: string, target = ''): string {
  const owner = userKey();
  return [owner === '' ? 'visitor' : `member ${owner}`, place, target].join('\n');
}

export type DraftStorage = {
  readonly load: () => Promise<DraftValues | undefined>;
  /** Saves the values: at once after a pause or when the page is hidden, else debounced. */
  readonly save: (values: DraftValues) => void;
  readonly flush: () => Promise<void>;
  readonly remove: () => void;
  readonly close: () => void;
};

/**
 * A form's values in IndexedDB. `onStored` reports whether the device stores them: a write does, and a
 * read that fails. A read that succeeds may end after a write that was refused.
 */
export function openDraft(key: string, onStored: (isStored: boolean) => void): DraftStorage {
  let waiting: DraftValues | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenAt = 0;

  const report = async (done: Promise<void>): Promise<void> => {
    const reported = done.then(
      () => onStored(true),
      () => onStored(false),
    );
    writing.add(reported);
    await reported;
    writing.delete(reported);
  };
  const setWaiting = (values: DraftValues | undefined) => {
    waiting = values;
    if (values === undefined) unwritten.delete(flush);
    else unwritten.add(flush);
  };
  const removeStored = () => report(database().then((db) => db.delete(storeName, key)));
  const flush = async () => {
    clearTimeout(timer);
    const values = waiting;
    setWaiting(undefined);
    if (values === undefined) return;
    writtenAt = performance.now();
    const filled = Object.values(values).some((value) => value !== '');
    if (filled) await report(database().then((db) => put(db, values, key)));
    else await removeStored();
  };
  const write = () => void flush();
  const onHide = () => {
    if (document.visibilityState === 'hidden') write();
  };
  open.add(flush);
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', onHide);

  return {
    load: async () => {
      try {
        return readValues(await (await database()).get(storeName, key));
      } catch {
        onStored(false);
        return undefined;
      }
    },
    save: (values) => {
      setWaiting(values);
      clearTimeout(timer);
      const rest = writtenAt + pause - performance.now();
      if (writtenAt === 0 || rest <= 0) write();
      else timer = setTimeout(write, rest);
    },
    flush,
    remove: () => {
      clearTimeout(timer);
      setWaiting(undefined);
      void removeStored();
    },
    close: () => {
      write();
      open.delete(flush);
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', onHide);
    },
  };
}

export const hasUnsavedDrafts = (): boolean => unwritten.size > 0;

/** Writes all open drafts; resolves when each is stored or refused. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...open].map((flush) => flush()));
  while (writing.size > 0) await Promise.all(writing);
}
