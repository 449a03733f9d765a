import { deviceDatabase } from '@/lib/deviceDatabase';
import type { Act } from './act';
import { readAct } from './stored';

const databaseName = 'kb:outbox';
const storeName = 'acts';
const byMember = 'member';

/** What becomes of an act; undefined removes it, the same object leaves it as it is. */
export type Step = (current: Act | undefined) => Act | undefined;

/** Where acts are kept. */
export type OutboxStorage = {
  /** A member's acts, the oldest first. Rejects where this device keeps none. */
  readonly all: (member: string) => Promise<readonly Act[]>;
  /**
   * Changes one act in one go: no other tab comes between.
   * @returns what stands now
   */
  readonly change: (id: string, step: Step) => Promise<Act | undefined>;
};

const inOrder = (acts: readonly Act[]) =>
  acts.toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));

/** Keeps acts in IndexedDB, where all tabs of this browser find them (architecture, section 4). */
export function createIdbStorage(): OutboxStorage {
  const database = deviceDatabase(databaseName, (fresh) => {
    fresh.createObjectStore(storeName, { keyPath: 'id' }).createIndex(byMember, 'member');
  });
  return {
    all: async (member) => {
      const rows: unknown[] = await (await database()).getAllFromIndex(storeName, byMember, member);
      return inOrder(rows.map(readAct).filter((act) => act !== undefined));
    },
    change: async (id, step) => {
      const transaction = (await database()).transaction(storeName, 'readwrite');
      const { store } = transaction;
      const current = readAct(await store.get(id));
      const next = step(current);
      if (next !== current) await (next === undefined ? store.delete(id) : store.put(next));
      await transaction.done;
      return next;
    },
  };
}

/** Keeps acts until the page is left. */
export function createMemoryStorage(): OutboxStorage {
  const kept = new Map<string, Act>();
  return {
    all: (member) =>
      Promise.resolve(inOrder([...kept.values()].filter((act) => act.member === member))),
    change: (id, step) => {
      const next = step(kept.get(id));
      if (next === undefined) kept.delete(id);
      else kept.set(id, next);
      return Promise.resolve(next);
    },
  };
}
