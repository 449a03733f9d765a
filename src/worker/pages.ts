import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { cachedHeaders, isBuildCache, offlineDocument } from '@/config/offlinePlan';
import type { VisitedPages } from '@/config/siteWorker';
import { documentPath } from './requests';
import {
  cacheName,
  expiry,
  fileStrategy,
  isBuildFile,
  cacheable,
  plan,
  type Plugin,
  storedArtStrategy,
} from './strategies';

/** Stores a file or document if it is not stored yet; throws if it cannot be fetched. */
async function store(strategy: Strategy, event: ExtendableEvent, request: string): Promise<void> {
  const [{ status }] = await Promise.all(strategy.handleAll({ event, request }));
  if (status !== 200) throw new Error(`${request} is not there: ${status}`);
}

const storeSome = (strategy: Strategy, event: ExtendableEvent, paths: readonly string[]) =>
  Promise.allSettled([...new Set(paths)].map((path) => store(strategy, event, path)));

const filesOf = (numbers: readonly number[] = []) => numbers.flatMap((at) => plan.files[at] ?? []);

const isArtPath = (path: string) => path.startsWith('/art/');

const byPath: Plugin = { cacheKeyWillBeUsed: async ({ request }) => documentPath(request.url) };

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};
const unescapeHtml = (text: string) => text.replace(/&\w+;/g, (name) => signs[name] ?? name);

/** Stores a document after all its files, so that it is complete; not that of another build. */
const afterFiles: Plugin = {
  cacheWillUpdate: async ({ event, request, response }) => {
    const html = await response.text();
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (!cacheable.isResponseCacheable(response) || !isPage || !html.includes(plan.main))
      throw new Error(`${request.url} is no document of this build.`);
    const path = documentPath(request.url);
    await Promise.all(
      filesOf(plan.documents[path]).map((file) => store(fileStrategy, event, file)),
    );
    // A missing drawing only leaves a gap.
    await storeSome(storedArtStrategy, event, html.match(/\/art\/[\w/.-]+\.svg/g) ?? []);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    // The security headers hold offline too; those of the transfer are of the bytes as they came.
    const headers = new Headers(response.headers);
    for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set(cachedHeaders.title, encodeURIComponent(unescapeHtml(title)));
    if (plan.closed.includes(path)) headers.set(cachedHeaders.closed, '1');
    // Made anew: browsers refuse an answer with a redirect for documents.
    return new Response(html, { headers });
  },
};

const fetchOptions = { cache: 'no-cache' } as const;
const pageStrategy = new CacheFirst({ cacheName, fetchOptions, plugins: [byPath, afterFiles] });

/** One after the other, since they share files; failures are tried again at the next visit. */
async function storePages(event: ExtendableEvent, paths: Iterable<string>): Promise<void> {
  for (const path of paths) await store(pageStrategy, event, path).catch(() => undefined);
}

const offlineFallback: Plugin = {
  cacheWillUpdate: async () => null,
  handlerDidError: () => caches.match(offlineDocument, { cacheName }).catch(() => undefined),
};
/** From the network, else stored, else the offline page. */
export const documentStrategy = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: 3,
  plugins: [byPath, offlineFallback],
});

/** What a host does not have is left out. */
function throwIfNetworkFailed(error: unknown): void {
  if (error instanceof Error && error.name === 'no-response') throw error;
}

/** Stores the offline page and what earlier builds stored. Throws offline: tried again later. */
export async function precache(event: ExtendableEvent): Promise<void> {
  await store(pageStrategy, event, offlineDocument);
  const names = (await caches.keys()).filter(isBuildCache);
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = keys.flat().map(({ url }) => documentPath(url));
  const visited = new Set(paths.filter((path) => path in plan.documents));
  if (plan.members.some((path) => visited.has(path)))
    await Promise.all(
      filesOf(plan.memberFiles).map((file) =>
        store(fileStrategy, event, file).catch(throwIfNetworkFailed),
      ),
    );
  for (const path of visited) await store(pageStrategy, event, path).catch(throwIfNetworkFailed);
}

/** Removes caches of earlier builds, and the oldest drawings beyond the limit. */
export async function removeOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => isBuildCache(name) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await expiry.expireEntries().catch(() => undefined);
}

/** Stores what was read, and members' pages until the logout; "My data" may delete the offline one. */
export async function storeVisited(event: ExtendableEvent, visited: VisitedPages): Promise<void> {
  await storeSome(fileStrategy, event, visited.loaded.filter(isBuildFile));
  await storeSome(storedArtStrategy, event, visited.loaded.filter(isArtPath));
  await storePages(event, [offlineDocument, ...visited.paths]);
  if (!visited.member) {
    const cache = await caches.open(cacheName);
    await Promise.all(plan.members.map((path) => cache.delete(path)));
    return;
  }
  await storeSome(fileStrategy, event, filesOf(plan.memberFiles));
  await storePages(event, plan.members);
}
