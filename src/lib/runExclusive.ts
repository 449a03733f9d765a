import { deviceDatabase } from './deviceDatabase';
import { fieldOf } from './fieldOf';
import { newId } from './newId';

const databaseName = 'kb:exclusive';
const leases = 'leases';
export const timestampStore = 'done';
/** Lease in milliseconds; it expires when its tab was closed. */
const leaseMs = 10_000;
const renewMs = 2_000;
const retryMs = 50;

type Turn = {
  /** True if another holder had the lock when it was requested. */
  readonly waited: boolean;
};

type Work<Result> = (turn: Turn) => Promise<Result>;

export const exclusiveDatabase = deviceDatabase(databaseName, (fresh) => {
  fresh.createObjectStore(leases);
  fresh.createObjectStore(timestampStore);
});

function readLease(raw: unknown): { readonly holder: string; readonly until: number } | undefined {
  const [holder, until] = [fieldOf(raw, 'holder'), fieldOf(raw, 'until')];
  return typeof holder === 'string' && typeof until === 'number' ? { holder, until } : undefined;
}

/** Takes or renews the lease in one transaction, so that two tabs cannot both have it. */
async function acquireLease(name: string, holder: string): Promise<boolean> {
  const transaction = (await exclusiveDatabase()).transaction(leases, 'readwrite');
  const lease = readLease(await transaction.store.get(name));
  const remainingMs = lease === undefined ? 0 : lease.until - Date.now();
  // A lease beyond the longest possible one dates from before the clock was set back.
  const free = lease?.holder === holder || remainingMs <= 0 || remainingMs > leaseMs;
  if (free) await transaction.store.put({ holder, until: Date.now() + leaseMs }, name);
  await transaction.done;
  return free;
}

async function releaseLease(name: string, holder: string): Promise<void> {
  const transaction = (await exclusiveDatabase()).transaction(leases, 'readwrite');
  const lease = readLease(await transaction.store.get(name));
  if (lease?.holder === holder) await transaction.store.delete(name);
  await transaction.done;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, retryMs));

async function withLease<Result>(name: string, work: Work<Result>): Promise<Result> {
  const holder = newId();
  let waited = false;
  while (!(await acquireLease(name, holder))) {
    waited = true;
    await pause();
  }
  const renew = () => void acquireLease(name, holder).catch(() => undefined);
  const renewal = setInterval(renew, renewMs);
  try {
    return await work({ waited });
  } finally {
    clearInterval(renewal);
    await releaseLease(name, holder).catch(() => undefined);
  }
}

/** Last call by name: without storage, calls of this tab still run in order. */
const queues = new Map<string, Promise<unknown>>();

async function queued<Result>(name: string, work: Work<Result>): Promise<Result> {
  const before = queues.get(name);
  const run = async (): Promise<Result> => {
    const turn = { waited: before !== undefined };
    const database = await exclusiveDatabase().catch(() => undefined);
    if (database === undefined) return work(turn);
    return withLease(name, ({ waited }) => work({ waited: waited || turn.waited }));
  };
  const result = before === undefined ? run() : before.then(run);
  const tail = result.catch(() => undefined);
  queues.set(name, tail);
  void tail.then(() => queues.get(name) === tail && queues.delete(name));
  return result;
}

/** Runs work under a lock over all tabs: Web Locks, else a lease in IndexedDB, else a queue. */
export async function runExclusive<Result>(name: string, work: Work<Result>): Promise<Result> {
  if (!('locks' in navigator)) return queued(name, work);
  let isGranted = false;
  const run = (turn: Turn) => {
    isGranted = true;
    return work(turn);
  };
  try {
    const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : { result: await run({ waited: false }) },
    );
    if (free !== undefined) return free.result;
    return await navigator.locks.request(name, () => run({ waited: true }));
  } catch (error) {
    if (isGranted) throw error;
    // Browsers that block a site's storage refuse its locks too.
    return queued(name, work);
  }
}

/** True while any tab runs work under this lock; false also where the browser cannot tell. */
export async function isExclusive(name: string): Promise<boolean> {
  try {
    if ('locks' in navigator) {
      const { held = [] } = await navigator.locks.query();
      return held.some((lock) => lock.name === name);
    }
    const lease = readLease(await (await exclusiveDatabase()).get(leases, name));
    return lease !== undefined && lease.until > Date.now();
  } catch {
    return false;
  }
}
