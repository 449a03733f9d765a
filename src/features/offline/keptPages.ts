import { isBuildCache, keptHeaders, offlineDocument } from '@/lib/offlinePlan';
import { sitePath } from '@/lib/sitePath';

/** A page that can be read without a connection. */
export type KeptPage = { readonly path: string; readonly title: string };

const readTitle = (response: Response | undefined) => {
  try {
    return decodeURIComponent(response?.headers.get(keptHeaders.title) ?? '');
  } catch {
    return '';
  }
};

/** Public pages whose documents the service worker keeps, the last read first. */
export async function keptPages(): Promise<readonly KeptPage[]> {
  const names = (await caches.keys()).filter(isBuildCache);
  const pages = new Map<string, KeptPage>();
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = sitePath(new URL(request.url).pathname);
      if (path === undefined || path === offlineDocument || path.startsWith('/assets/')) continue;
      const response = await cache.match(request);
      const title = readTitle(response).replace(/ [|·] Kingdom Builders$/, '');
      if (title === '' || response?.headers.has(keptHeaders.closed) !== false) continue;
      pages.set(path, { path, title });
    }
  }
  return [...pages.values()].toReversed();
}
