import { type IDBPDatabase, wrap } from 'idb';
import { openInTime } from './deviceDatabase';

/** Opens a database only if it exists; opening would create it. */
function existingDatabase(name: string): Promise<IDBPDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let missing = false;
    request.addEventListener('upgradeneeded', () => {
      missing = true;
      request.transaction?.abort();
    });
    request.addEventListener('success', () => resolve(wrap(request.result)));
    request.addEventListener('error', (event) => {
      event.preventDefault();
      if (missing) resolve(undefined);
      else reject(request.error ?? new Error(name));
    });
  });
}

/** What `work` makes of a database; undefined if there is none. */
export async function inDatabase<Result>(
  name: string,
  work: (database: IDBPDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  const opening = existingDatabase(name);
  const database = await openInTime(opening).catch((reason: unknown) => {
    // Left open, it would be in the way of its removal.
    void opening.then(
      (late) => late?.close(),
      () => undefined,
    );
    throw reason;
  });
  try {
    return database && (await work(database));
  } finally {
    database?.close();
  }
}

/** Empties a database that others may have open. */
export const emptyDatabase = (name: string): Promise<void> =>
  inDatabase(name, async (database) => {
    for (const store of database.objectStoreNames) await database.clear(store);
  });
