import type { DBSchema } from 'idb';
import { deviceDatabase } from '@/lib/deviceDatabase';
import type { ProviderStorage } from './providerStorage';

type Schema = DBSchema & {
  state: { key: 'snapshot' | 'stamp'; value: unknown };
  pictures: { key: string; value: unknown };
};

const demoDatabaseName = 'kingdom-builders-demo';

const asStamp = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Shared by tabs: compare-and-write is one transaction, so that no tab's write is lost. */
export function createIdbStorage(name = demoDatabaseName): ProviderStorage {
  const open = deviceDatabase<Schema>(name, (database) => {
    database.createObjectStore('state');
    database.createObjectStore('pictures');
  });

  return {
    stamp: async () => asStamp(await (await open()).get('state', 'stamp')),
    read: async () => {
      const store = (await open()).transaction('state').store;
      const [stamp, state] = await Promise.all([store.get('stamp'), store.get('snapshot')]);
      return { stamp: asStamp(stamp), state };
    },
    write: async ({ state, stamp, expected }) => {
      const transaction = (await open()).transaction('state', 'readwrite');
      const { store } = transaction;
      if (asStamp(await store.get('stamp')) !== expected) {
        await transaction.done;
        return false;
      }
      await Promise.all([
        store.put(state, 'snapshot'),
        store.put(stamp, 'stamp'),
        transaction.done,
      ]);
      return true;
    },
    readPicture: async (key) => (await open()).get('pictures', key),
    writePicture: async (key, picture) => {
      await (await open()).put('pictures', picture, key);
    },
    dropPictures: async () => (await open()).clear('pictures'),
  };
}
