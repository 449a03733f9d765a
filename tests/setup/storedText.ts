/**
 * Everything that this browser stores, as one text: cookies, local and session storage, every row of
 * every database, and every cached answer. It also runs inside a page, so it uses nothing of this file.
 */
export async function storedHere(): Promise<string> {
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
      for (const asked of [objects.getAllKeys(), objects.getAll()]) {
        const rows = await new Promise<unknown>((resolve) => {
          asked.addEventListener('success', () => resolve(asked.result));
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
