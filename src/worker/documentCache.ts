import { fetchFile, hasExpectedType } from '@/lib/fileType';
import {
  artCache,
  cacheNameOf,
  isBuildCache,
  cachedHeaders,
  offlineDocument,
  type OfflinePlan,
} from '@/config/offlinePlan';
import { documentPath } from './requests';

const drawing = /\/art\/[\w/.-]+\.svg/g;
const title = /<title>([^<]*)<\/title>/;

export const drawingsOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(drawing)].map(([address]) => address)),
];

/** Without a redirect, which browsers refuse for documents; titled for the offline list. */
export function toCachedDocument(html: string, closed: boolean): Response {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      [cachedHeaders.title]: encodeURIComponent(title.exec(html)?.[1] ?? ''),
      ...(closed ? { [cachedHeaders.closed]: '1' } : {}),
    },
  });
}

export function createDocumentCache(plan: OfflinePlan, origin: string) {
  const open = () => caches.open(cacheNameOf(plan.build));
  const fileOf = (index: number) => plan.files[index] ?? [];
  const own = new Set(plan.files);

  /** Adds a file to a cache unless it is there and intact. */
  async function fillOne(cache: Cache, address: string): Promise<void> {
    const there = await cache.match(address);
    if (there !== undefined && hasExpectedType(address, there)) return;
    if (there !== undefined) await cache.delete(address);
    const response = await fetchFile(address);
    if (!response.ok) throw new Error(`${address} is not there: ${response.status}`);
    await cache.put(address, response);
  }

  /** Adds missing files; throws if one cannot be had. */
  async function fill(name: string, addresses: readonly string[]): Promise<void> {
    const cache = await caches.open(name);
    await Promise.all([...new Set(addresses)].map((address) => fillOne(cache, address)));
  }

  /** A missing drawing only leaves a gap. */
  const fillArt = (addresses: readonly string[]) =>
    Promise.all(addresses.map((address) => fill(artCache, [address]).catch(() => undefined)));

  /** Stores a document after all its files, so that it is complete; not that of another build. */
  async function keepDocument(path: string): Promise<void> {
    const cache = await open();
    if (await cache.match(path)) return;
    const response = await fetch(path, { cache: 'no-cache', credentials: 'same-origin' });
    if (!response.ok || response.headers.get('Content-Type')?.startsWith('text/html') !== true)
      return;
    const html = await response.text();
    if (!html.includes(plan.main)) return;
    const needed = plan.documents[path] ?? [];
    await fill(cacheNameOf(plan.build), needed.flatMap(fileOf));
    await fillArt(drawingsOf(html));
    await cache.put(path, toCachedDocument(html, plan.members.includes(path)));
  }

  /** Failures are tried again next time. */
  async function keepDocuments(paths: readonly string[]): Promise<void> {
    for (const path of paths) await keepDocument(path).catch(() => undefined);
  }

  return {
    open,
    isOwn: (path: string) => own.has(path),
    /** Also renews what earlier builds stored. */
    install: async () => {
      await keepDocument(offlineDocument);
      const cache = await open();
      if (!(await cache.match(offlineDocument))) throw new Error('There is no offline document.');
      const names = (await caches.keys()).filter(isBuildCache);
      const before = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const paths = before.flat().map(({ url }) => documentPath(url, origin));
      const read = new Set(paths.filter((path) => !path.startsWith('/assets/')));
      if (plan.members.some((path) => read.has(path))) {
        await fill(cacheNameOf(plan.build), plan.memberFiles.flatMap(fileOf)).catch(
          () => undefined,
        );
      }
      await keepDocuments([...read]);
    },
    /** Removes caches of earlier builds. */
    clear: async () => {
      const names = (await caches.keys()).filter(isBuildCache);
      const old = names.filter((name) => name !== cacheNameOf(plan.build));
      await Promise.all(old.map((name) => caches.delete(name)));
    },
    /** What was read, and for members their pages. */
    keep: async (paths: readonly string[], loaded: readonly string[], member: boolean) => {
      const files = loaded.filter((address) => own.has(address));
      await fill(cacheNameOf(plan.build), files).catch(() => undefined);
      await fillArt(loaded.filter((address) => address.startsWith('/art/')));
      await keepDocuments(paths);
      if (!member) return;
      await fill(cacheNameOf(plan.build), plan.memberFiles.flatMap(fileOf)).catch(() => undefined);
      await keepDocuments(plan.members);
    },
  };
}

export type DocumentCache = ReturnType<typeof createDocumentCache>;
