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
export async function cleanDevice(): Promise<void> {
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
