import type { Page } from 'playwright-core';

/**
 * What a page's device keeps in a store of IndexedDB, by the last part of each key; nothing where the
 * database is not there.
 */
export const deviceKeys = (
  page: Page,
  database: string,
  store: string,
): Promise<readonly string[]> =>
  page.evaluate(
    async ([name = '', place = '']) => {
      // Opening a database that is not there yet would make it.
      const databases = await indexedDB.databases();
      if (!databases.some((one) => one.name === name)) return [];
      return new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error(`${name} cannot be opened.`)));
        opening.addEventListener('success', () => {
          const { result } = opening;
          const keys = result.transaction(place).objectStore(place).getAllKeys();
          keys.addEventListener('success', () => {
            result.close();
            const last = (key: unknown): unknown => (Array.isArray(key) ? key.at(-1) : key);
            const names = keys.result.map(last);
            resolve(names.filter((key) => typeof key === 'string'));
          });
        });
      });
    },
    [database, store],
  );

/** What this device keeps of forms that are not sent yet: words and pictures each have their own. */
export const keptDrafts = (page: Page) => deviceKeys(page, 'kb:drafts', 'drafts');
