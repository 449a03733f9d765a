import type { IDBPDatabase } from 'idb';
import { retryImport } from './retryImport';

/** Milliseconds after which a device that does not answer counts as one without databases. */
const openTimeoutMs = 5000;

/** Rejects if the device does not open a database in time: everything stored would wait for it. */
export async function openInTime<Database>(opening: Promise<Database>): Promise<Database> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('This device opens no database.')), openTimeoutMs);
  });
  try {
    return await Promise.race([opening, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A database of this device, opened on demand; rejects if the device has none. */
export function deviceDatabase<Schema = unknown>(
  name: string,
  upgrade: (fresh: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = async () => {
    const { openDB } = await retryImport(() => import('idb'), 'openDB').catch((reason: unknown) => {
      forget();
      throw reason;
    });
    const opening = openDB<Schema>(name, 1, {
      upgrade: (fresh) => upgrade(fresh),
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
        forget();
      },
      terminated: forget,
    });
    // After the time it is there for the next use; until then each use fails at once.
    const adopt = async () => {
      await opening;
      opened = opening;
    };
    adopt().catch(forget);
    return openInTime(opening);
  };
  return () => (opened ??= open());
}
