import type { IDBPDatabase } from 'idb';
import { existingDatabase } from '@/lib/existingDatabase';
import { type Found, isOthers, type Source } from './found';
import { sizeOf } from './plainValue';

/** A line of a database. */
export type Row = { readonly key: unknown; readonly value: unknown };

const labelOf = (key: IDBValidKey) =>
  (typeof key === 'string' ? key : JSON.stringify(key)).replaceAll('\n', ' ').trim();

async function within<Result>(
  name: string,
  work: (database: IDBPDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  const database = await existingDatabase(name);
  try {
    return database && (await work(database));
  } finally {
    database?.close();
  }
}

/** Names of the databases of this site; empty where the browser does not say. */
export const databaseNames = async (): Promise<readonly string[]> =>
  (await indexedDB.databases?.())?.flatMap(({ name }) => name ?? []) ?? [];

type RowRules = {
  /** Whose a row is: their `userKey`, empty for nobody's. */
  readonly ownerOf: (row: Row) => string;
  /** Only these rows, where a database holds several kinds. */
  readonly only?: (row: Row) => boolean;
  /** Called after rows were changed, with whose they were. */
  readonly onChanged?: (owner: string) => void;
  /** Called after a row was removed, with whose it was. */
  readonly onRemoved?: (owner: string) => Promise<void>;
};

/** Rows of a database, one by one. */
export const rows = (name: string, { ownerOf, only, onChanged, onRemoved }: RowRules): Source => ({
  place: 'database',
  covers: (one) => one === name,
  read: async (asker) => {
    const read = await within(name, async (database) => {
      const found: Found[] = [];
      for (const store of database.objectStoreNames) {
        const { store: objects } = database.transaction(store);
        const inline = objects.keyPath !== null;
        let cursor = await objects.openCursor();
        while (cursor) {
          const { primaryKey: key } = cursor;
          const value: unknown = cursor.value;
          const row: Row = { key, value };
          if (only?.(row) ?? true) {
            const owner = ownerOf(row);
            const others = isOthers(owner, asker);
            const change = async (work: (kept: IDBPDatabase) => Promise<unknown>) => {
              await within(name, work);
              onChanged?.(owner);
            };
            found.push({
              place: 'database',
              name: `${name} ${labelOf(key)}`,
              others,
              count: 1,
              bytes: sizeOf(key) + sizeOf(value),
              ...(others ? {} : { value }),
              remove: async () => {
                await change((kept) => kept.delete(store, key));
                await onRemoved?.(owner);
              },
              restore: () => change((kept) => kept.put(store, value, inline ? undefined : key)),
            });
          }
          cursor = await cursor.continue();
        }
      }
      return found;
    });
    return read ?? [];
  },
});

/** Everything in a database as one thing, which is not exported. @param remove empties it */
export const wholeDatabase = (
  covers: (name: string) => boolean,
  names: () => Promise<readonly string[]>,
  remove: (name: string) => Promise<void>,
): Source => ({
  place: 'database',
  covers,
  read: async () => {
    const found = (await names()).filter(covers).map(async (name) =>
      within(name, async (database): Promise<Found> => {
        let [count, bytes] = [0, 0];
        for (const store of database.objectStoreNames) {
          const values: unknown[] = await database.getAll(store);
          count += values.length;
          bytes += values.reduce((sum: number, value) => sum + sizeOf(value), 0);
        }
        return {
          place: 'database',
          name,
          others: false,
          count,
          bytes,
          remove: () => remove(name),
        };
      }),
    );
    return (await Promise.all(found)).flatMap((one) => (one && one.count > 0 ? [one] : []));
  },
});

/** Empties a database without taking it from those who have it open. */
export const emptied = async (name: string): Promise<void> => {
  await within(name, async (database) => {
    for (const store of database.objectStoreNames) await database.clear(store);
  });
};
