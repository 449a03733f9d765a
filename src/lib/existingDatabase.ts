import { type IDBPDatabase, wrap } from 'idb';

/** Opens a database only if it exists; opening would create it. */
export function existingDatabase(name: string): Promise<IDBPDatabase | undefined> {
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
