import type { IDBPDatabase } from 'idb';
import { retryImport } from './retryImport';

/** A database of this device, opened on demand; rejects if the device has none. */
export function deviceDatabase<Schema = unknown>(
  name: string,
  upgrade: (fresh: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  return () => {
    opened ??= retryImport(() => import('idb'), 'openDB')
      .then(({ openDB }) =>
        openDB<Schema>(name, 1, {
          upgrade: (fresh) => upgrade(fresh),
          blocking: (_current, _blocked, event) => {
            if (event.target instanceof IDBDatabase) event.target.close();
            opened = undefined;
          },
          terminated: () => {
            opened = undefined;
          },
        }),
      )
      .catch((reason: unknown) => {
        opened = undefined;
        throw reason;
      });
    return opened;
  };
}
