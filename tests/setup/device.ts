import type { Page } from 'playwright-core';

/** Empties every object store without closing connections that modules hold open. */
async function clearDatabase(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(name)));
  });
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    for (const store of stores) transaction.objectStore(store).clear();
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  }
  database.close();
}

/** A device that has never seen the portal: no storage, no cookies, no data, at the root address. */
export async function clearDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined) await clearDatabase(name);
  }
  window.history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('data-theme');
  document.body.replaceChildren();
}

/** Whether the browser has a person confirm that they close the tab. */
export function confirmsClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

type Entry = { readonly headers: Headers; readonly response: Response };
type CacheEntries = Map<string, Entry>;

const origin = 'https://www.portal.example';
const addressOf = (request: string | Request | URL) =>
  new URL(request instanceof Request ? request.url : request, origin).href;
const headersOf = (request: string | Request) =>
  request instanceof Request ? request.headers : new Headers();

/** What is stored for a request, if its answer does not vary by a header that differs. */
function matchIn(entries: CacheEntries, request: string | Request): Response | undefined {
  const entry = entries.get(addressOf(request));
  const names = entry?.response.headers.get('Vary')?.split(',') ?? [];
  const isSame = (name: string) =>
    entry?.headers.get(name.trim()) === headersOf(request).get(name.trim());
  return names.every(isSame) ? entry?.response.clone() : undefined;
}

/** Caches in memory that answer as a browser's do, as far as the worker uses them. */
export function createCacheStorage() {
  const all = new Map<string, CacheEntries>();
  const cacheOf = (entries: CacheEntries) => ({
    match: (request: string | Request) => Promise.resolve(matchIn(entries, request)),
    put: (request: string | Request, response: Response) => {
      entries.set(addressOf(request), { headers: headersOf(request), response });
      return Promise.resolve();
    },
    delete: (request: string | Request) => Promise.resolve(entries.delete(addressOf(request))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
  });
  return {
    /** The replacement of `caches`. */
    storage: {
      open: (name: string) => {
        const entries: CacheEntries = all.get(name) ?? new Map<string, Entry>();
        all.set(name, entries);
        return Promise.resolve(cacheOf(entries));
      },
      match: (request: string | Request, { cacheName }: { readonly cacheName: string }) =>
        Promise.resolve(matchIn(all.get(cacheName) ?? new Map<string, Entry>(), request)),
      keys: () => Promise.resolve([...all.keys()]),
      delete: (name: string) => Promise.resolve(all.delete(name)),
    },
    /** Paths in a cache. */
    paths: (name: string) =>
      [...(all.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).toSorted(),
    /** Names of the caches. */
    names: () => [...all.keys()],
  };
}

/**
 * What a page's device has in a store of IndexedDB, by the last part of each key; nothing where the
 * database is not there.
 */
export const databaseKeys = (
  page: Page,
  database: string,
  store: string,
): Promise<readonly string[]> =>
  page.evaluate(
    async ([name = '', storeName = '']) => {
      // Opening a database that is not there yet would make it.
      const databases = await indexedDB.databases();
      if (!databases.some((one) => one.name === name)) return [];
      return new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error(`${name} cannot be opened.`)));
        opening.addEventListener('success', () => {
          const { result } = opening;
          const keys = result.transaction(storeName).objectStore(storeName).getAllKeys();
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

/** Stored drafts of forms: words and pictures each have their own. */
export const draftKeys = (page: Page) => databaseKeys(page, 'kb:drafts', 'drafts');

/**
 * Everything that this browser stores, as one text: cookies, local and session storage, every row of
 * every database, and every cached answer. It also runs inside a page, so it uses nothing of this file.
 */
export async function allStoredText(): Promise<string> {
  const bytes = (_key: string, value: unknown): unknown =>
    value instanceof ArrayBuffer ? '(bytes)' : value;
  const found: string[] = [document.cookie];
  for (const area of [localStorage, sessionStorage]) {
    for (const [name, value] of Object.entries(area)) found.push(`${name}: ${String(value)}`);
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error(name)));
    });
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      for (const request of [objects.getAllKeys(), objects.getAll()]) {
        const rows = await new Promise<unknown>((resolve) => {
          request.addEventListener('success', () => resolve(request.result));
        });
        found.push(`${name} ${store}: ${JSON.stringify(rows, bytes)}`);
      }
    }
    database.close();
  }
  for (const name of 'caches' in globalThis ? await caches.keys() : []) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      found.push(`${name} ${request.url}: ${(await answer?.text()) ?? ''}`);
    }
  }
  return found.join('\n');
}
