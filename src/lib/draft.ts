import { deviceDatabase } from './deviceDatabase';
import { userKey } from './userKey';

/** What someone typed into a form, by field name. */
export type DraftValues = Readonly<Record<string, string>>;

const databaseName = 'kb:drafts';
const storeName = 'drafts';
/** A draft is written no more often than this, in milliseconds. */
const pause = 400;

/** Ways to write what waits, of all drafts that are open. */
const open = new Set<() => Promise<void>>();
/** What is being written. */
const writing = new Set<Promise<unknown>>();
/** Drafts with words that wait to be written. */
const unwritten = new Set<object>();

type Drafts = Awaited<ReturnType<typeof database>>;

/** The database of drafts. */
const database = deviceDatabase(databaseName, (fresh) => {
  fresh.createObjectStore(storeName);
});

/** Writes at once and waits for nothing: a page that is being left may have no later moment. */
async function put(kept: Drafts, values: DraftValues, key: string): Promise<void> {
  const transaction = kept.transaction(storeName, 'readwrite');
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

/**
 * The key of a draft: whose it is, the form it belongs to, and what it is about.
 * @param place name of the form
 * @param target what it is about, where one form serves several things (a post, a group)
 * @returns a key that starts with the member's `userKey`, or with `visitor` (decisions, section 3)
 */
export function draftKey(place: string, target = ''): string {
  const owner = userKey();
  return [owner === '' ? 'visitor' : `member ${owner}`, place, target].join('\n');
}

/** One form's draft on this device. */
export type DraftKeeper = {
  /** What was kept, or undefined where there is nothing to read. */
  readonly load: () => Promise<DraftValues | undefined>;
  /**
   * Keeps these values: at once what comes after a pause, or when the page is hidden or left; what
   * comes quickly after it together.
   */
  readonly keep: (values: DraftValues) => void;
  /** Writes what waits, at once; resolves when it is written or refused. */
  readonly flush: () => Promise<void>;
  /** Forgets the draft. */
  readonly drop: () => void;
  /** Writes what waits, and stops watching the page. */
  readonly close: () => void;
};

/**
 * Keeps a form's values in IndexedDB under `key`.
 * @param onKept told whether this device keeps drafts, each time that shows; where it does not, the
 *   form works on without.
 */
export function openDraft(key: string, onKept: (kept: boolean) => void): DraftKeeper {
  let waiting: DraftValues | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writtenAt = 0;

  const tell = <Result>(done: Promise<Result>): Promise<Result | undefined> => {
    const told = done.then(
      (result) => {
        onKept(true);
        return result;
      },
      () => {
        onKept(false);
        return undefined;
      },
    );
    writing.add(told);
    void told.finally(() => writing.delete(told));
    return told;
  };
  const wait = (values: DraftValues | undefined) => {
    waiting = values;
    if (values === undefined) unwritten.delete(flush);
    else unwritten.add(flush);
  };
  const forget = () => tell(database().then((kept) => kept.delete(storeName, key)));
  const flush = async () => {
    clearTimeout(timer);
    const values = waiting;
    wait(undefined);
    if (values === undefined) return;
    writtenAt = performance.now();
    const filled = Object.values(values).some((value) => value !== '');
    if (filled) await tell(database().then((kept) => put(kept, values, key)));
    else await forget();
  };
  const write = () => void flush();
  const onHide = () => {
    if (document.visibilityState === 'hidden') write();
  };
  open.add(flush);
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', onHide);

  return {
    load: async () =>
      readValues(await tell<unknown>(database().then((kept) => kept.get(storeName, key)))),
    keep: (values) => {
      wait(values);
      clearTimeout(timer);
      const rest = writtenAt + pause - performance.now();
      if (writtenAt === 0 || rest <= 0) write();
      else timer = setTimeout(write, rest);
    },
    flush,
    drop: () => {
      clearTimeout(timer);
      wait(undefined);
      void forget();
    },
    close: () => {
      write();
      open.delete(flush);
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', onHide);
    },
  };
}

/** True while something was typed that is not written to any draft yet. */
export const hasUnsavedDrafts = (): boolean => unwritten.size > 0;

/** Writes what waits in all open drafts; resolves when everything is written or refused. */
export async function flushDrafts(): Promise<void> {
  await Promise.all([...open].map((flush) => flush()));
  while (writing.size > 0) await Promise.all(writing);
}
