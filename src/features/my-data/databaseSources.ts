import type { IDBPDatabase } from 'idb';
import { emptyDatabase, inDatabase } from '@/lib/existingDatabase';
import { type StoredEntry, isOthers, parseJsonOrText, sizeOf, type Source } from './storedEntry';

export type Row = { readonly key: unknown; readonly value: unknown };

const isText = (value: unknown) => typeof value === 'string';

const labelOf = (key: IDBValidKey) =>
  (typeof key === 'string' ? key : JSON.stringify(key)).replaceAll('\n', ' ').trim();

type RowRules = {
  /** The owner's `userKey`, or empty. */
  readonly ownerOf: (row: Row) => string;
  /** Only these rows, if a database has several kinds. */
  readonly only?: (row: Row) => boolean;
  readonly onChanged?: (owner: string) => void;
  readonly onRemoved?: (owner: string) => Promise<void>;
};

export const rows = (name: string, { ownerOf, only, onChanged, onRemoved }: RowRules): Source => ({
  area: 'database',
  covers: (one) => one === name,
  read: async (dataOwner) => {
    const read = await inDatabase(name, async (database) => {
      const found: StoredEntry[] = [];
      for (const store of database.objectStoreNames) {
        const { store: objects } = database.transaction(store);
        const inline = objects.keyPath !== null;
        const [keys, values] = await Promise.all([objects.getAllKeys(), objects.getAll()]);
        for (const [at, key] of keys.entries()) {
          const value: unknown = values[at];
          const row: Row = { key, value };
          if (only?.(row) ?? true) {
            const owner = ownerOf(row);
            const others = isOthers(owner, dataOwner);
            const change = async (work: (db: IDBPDatabase) => Promise<unknown>) => {
              await inDatabase(name, work);
              onChanged?.(owner);
            };
            // It may have changed since it was read: what was queued is sent by now.
            let removed: unknown;
            found.push({
              name: `${name} ${labelOf(key)}`,
              others,
              bytes: sizeOf(key) + sizeOf(value),
              ...(others ? {} : { value: isText(value) ? parseJsonOrText(value) : value }),
              remove: async () => {
                await change(async (db) => {
                  const transaction = db.transaction(store, 'readwrite');
                  removed = await transaction.store.get(key);
                  await transaction.store.delete(key);
                  await transaction.done;
                });
                await onRemoved?.(owner);
              },
              restore: async () => {
                if (removed === undefined) return;
                // Fails if the row was written since.
                await change((db) => db.add(store, removed, inline ? undefined : key));
              },
            });
          }
        }
      }
      return found;
    });
    return read ?? [];
  },
});

/** A whole database as one entry, not exported. */
export const databaseAsEntry = (covers: (name: string) => boolean): Source => ({
  area: 'database',
  covers,
  read: async () => {
    // Some browsers do not list them.
    const names = (await indexedDB.databases?.())?.flatMap(({ name }) => name ?? []) ?? [];
    const found = names.filter(covers).map(async (name) =>
      inDatabase(name, async (database): Promise<StoredEntry> => {
        let values: readonly unknown[] = [];
        for (const store of database.objectStoreNames)
          values = [...values, ...(await database.getAll(store))];
        const bytes = values.reduce<number>((sum, value) => sum + sizeOf(value), 0);
        return { name, count: values.length, bytes, remove: () => emptyDatabase(name) };
      }),
    );
    return (await Promise.all(found)).flatMap((one) => (one?.count ? [one] : []));
  },
});
