import { exclusiveDatabase, timestampStore } from './runExclusive';

const lifetimeMs = 24 * 60 * 60 * 1000;

/** When `saveTimestamp` was last called with this id in any tab (IndexedDB: local storage may lag). */
export async function readTimestamp(id: string): Promise<number | undefined> {
  const database = await exclusiveDatabase().catch(() => undefined);
  const at: unknown = await database?.get(timestampStore, id).catch(() => undefined);
  return typeof at === 'number' ? at : undefined;
}

/** Stores the time under this id for all tabs, and removes times older than a day. */
export async function saveTimestamp(id: string): Promise<void> {
  try {
    const transaction = (await exclusiveDatabase()).transaction(timestampStore, 'readwrite');
    const write = async () => {
      await transaction.store.put(Date.now(), id);
      for await (const row of transaction.store) {
        const at: unknown = row.value;
        if (typeof at === 'number' && at < Date.now() - lifetimeMs) await row.delete();
      }
    };
    // Together: where a put is refused, so is its transaction.
    await Promise.all([write(), transaction.done]);
  } catch {
    // Nothing can be stored.
  }
}

export async function removeTimestamp(id: string): Promise<void> {
  const database = await exclusiveDatabase().catch(() => undefined);
  await database?.delete(timestampStore, id).catch(() => undefined);
}
