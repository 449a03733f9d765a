import { deviceDatabase } from './deviceDatabase';

const databaseName = 'kb:exclusive';
const leases = 'leases';
const done = 'done';
/** A lease that is not renewed lapses after this, in milliseconds: its tab was closed. */
const leaseMs = 10_000;
const renewMs = 2_000;
const retryMs = 50;
/** A mark is needed until other tabs have seen what was done; a day is ample. */
const markMs = 24 * 60 * 60 * 1000;

/** How the work came to its turn. */
export type Turn = {
  /** True if another tab, or an earlier call of this one, held the lock when it was requested. */
  readonly waited: boolean;
};

type Work<Result> = (turn: Turn) => Promise<Result>;

const database = deviceDatabase(databaseName, (fresh) => {
  fresh.createObjectStore(leases);
  fresh.createObjectStore(done);
});

function readLease(raw: unknown): { readonly holder: string; readonly until: number } | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const holder: unknown = Reflect.get(raw, 'holder');
  const until: unknown = Reflect.get(raw, 'until');
  return typeof holder === 'string' && typeof until === 'number' ? { holder, until } : undefined;
}

/** Takes or renews the lease if it is free. Read and write are one transaction: no tab comes between. */
async function take(name: string, holder: string): Promise<boolean> {
  const transaction = (await database()).transaction(leases, 'readwrite');
  const lease = readLease(await transaction.store.get(name));
  const left = lease === undefined ? 0 : lease.until - Date.now();
  // A lease that would last longer than any can is left over from before the clock was set back.
  const free = lease?.holder === holder || left <= 0 || left > leaseMs;
  if (free) await transaction.store.put({ holder, until: Date.now() + leaseMs }, name);
  await transaction.done;
  return free;
}

async function giveBack(name: string, holder: string): Promise<void> {
  const transaction = (await database()).transaction(leases, 'readwrite');
  const lease = readLease(await transaction.store.get(name));
  if (lease?.holder === holder) await transaction.store.delete(name);
  await transaction.done;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, retryMs));

async function withLease<Result>(name: string, work: Work<Result>): Promise<Result> {
  const holder = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  let waited = false;
  while (!(await take(name, holder))) {
    waited = true;
    await pause();
  }
  const renewal = setInterval(() => void take(name, holder).catch(() => undefined), renewMs);
  try {
    return await work({ waited });
  } finally {
    clearInterval(renewal);
    await giveBack(name, holder).catch(() => undefined);
  }
}

/** The last call of each name in this tab; what stores nothing can at least keep these in order. */
const queues = new Map<string, Promise<unknown>>();

async function queued<Result>(name: string, work: Work<Result>): Promise<Result> {
  const before = queues.get(name);
  const run = async (): Promise<Result> => {
    const turn = { waited: before !== undefined };
    const canStore = await database().then(
      () => true,
      () => false,
    );
    if (!canStore) return work(turn);
    return withLease(name, ({ waited }) => work({ waited: waited || turn.waited }));
  };
  const result = before === undefined ? run() : before.then(run);
  const tail = result.then(
    () => undefined,
    () => undefined,
  );
  queues.set(name, tail);
  void tail.then(() => queues.get(name) === tail && queues.delete(name));
  return result;
}

/**
 * Runs work while nothing else in any tab of this browser runs under the same name; waits for its
 * turn. Web Locks where the browser has them (secure addresses), else a lease in IndexedDB, else a
 * queue in this tab.
 * @param name of the lock; without a member's address, since a lease is stored while it is held
 */
export async function runExclusive<Result>(name: string, work: Work<Result>): Promise<Result> {
  if (!('locks' in navigator)) return queued(name, work);
  let turn: Turn = { waited: false };
  const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : { result: await work(turn) },
  );
  if (free !== undefined) return free.result;
  turn = { waited: true };
  return navigator.locks.request(name, () => work(turn));
}

/**
 * When `markDone` was last called with this id in any tab, in milliseconds since 1970. Local storage
 * cannot tell: another tab may read it late. Undefined if never, or where this device stores nothing.
 */
export async function doneAt(id: string): Promise<number | undefined> {
  try {
    const at: unknown = await (await database()).get(done, id);
    return typeof at === 'number' ? at : undefined;
  } catch {
    return undefined;
  }
}

/** Marks an id as done for all tabs, and removes marks of more than a day ago. */
export async function markDone(id: string): Promise<void> {
  try {
    const transaction = (await database()).transaction(done, 'readwrite');
    await transaction.store.put(Date.now(), id);
    for await (const mark of transaction.store) {
      const markedAt: unknown = mark.value;
      if (typeof markedAt === 'number' && markedAt < Date.now() - markMs) await mark.delete();
    }
    await transaction.done;
  } catch {
    // This device stores nothing.
  }
}
