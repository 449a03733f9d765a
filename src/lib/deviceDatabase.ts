import type { IDBPDatabase } from 'idb';

/**
 * A database of this device, shared by all tabs; its library is fetched when it is first asked for.
 * A tab that wants to delete or upgrade it is let, and it is opened anew when asked for again.
 * @param upgrade makes its stores
 * @returns gives the open database; rejects where this device keeps none, and the next call tries again
 */
export function deviceDatabase<Schema = unknown>(
  name: string,
  upgrade: (fresh: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  return () => {
    opened ??= import('idb')
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
