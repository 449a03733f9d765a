// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { artCache, cacheNameOf, offlineDocument, type OfflinePlan } from '@/config/offlinePlan';
import { createDocumentCache, drawingsOf, toCachedDocument } from '@/worker/documentCache';
import { deviceCaches } from '../../setup/device';

const origin = 'https://www.portal.example';

/** A build whose files carry its name. */
const planOf = (build: string): OfflinePlan => ({
  build,
  main: `/assets/index-${build}.js`,
  files: ['index', 'faq', 'feed', 'later'].map((name) => `/assets/${name}-${build}.js`),
  documents: { [offlineDocument]: [0], '/faq': [0, 1], '/community': [0, 2], '/poll': [0] },
  members: ['/community', '/poll'],
  memberFiles: [3],
});

let site: Map<string, Response>;
/** What the browser's HTTP cache has of the site. */
let stored: Map<string, Response>;
let device: ReturnType<typeof deviceCaches>;
let asked: string[];

const html = (text: string) =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

const typed = (type: string) => new Response('file', { headers: { 'Content-Type': type } });

function deploy({ files, documents, main }: OfflinePlan): void {
  site = new Map(files.map((file) => [file, typed('text/javascript')]));
  site.set('/art/a.svg', typed('image/svg+xml'));
  for (const path of Object.keys(documents)) {
    site.set(path, html(`<title>At ${path}</title><img src="/art/a.svg"><i>${main}</i>`));
  }
}

beforeEach(() => {
  asked = [];
  stored = new Map();
  const answer = (address: string, init?: RequestInit) => {
    asked.push(init?.cache === 'reload' ? `reload ${address}` : address);
    const found = (init?.cache === 'reload' ? undefined : stored.get(address)) ?? site.get(address);
    return Promise.resolve(found?.clone() ?? new Response('', { status: 404 }));
  };
  device = deviceCaches();
  vi.stubGlobal('caches', device.storage);
  vi.stubGlobal('fetch', answer);
});

const [a, b] = [planOf('a'), planOf('b')];

test('installing keeps the offline document with its files and drawings, or fails', async () => {
  deploy(a);
  await createDocumentCache(a, origin).install();
  expect(device.paths(cacheNameOf('a'))).toEqual(['/assets/index-a.js', offlineDocument]);
  expect(device.paths(artCache)).toEqual(['/art/a.svg']);
  site.delete(offlineDocument);
  await expect(createDocumentCache(b, origin).install()).rejects.toThrow('offline document');
});

test('a document goes in with all its files, or not at all', async () => {
  deploy(a);
  const keeper = createDocumentCache(a, origin);
  await keeper.keep(['/faq'], [], false);
  expect(device.paths(cacheNameOf('a'))).toEqual([
    '/assets/faq-a.js',
    '/assets/index-a.js',
    '/faq',
  ]);
  site.delete('/assets/feed-a.js');
  await keeper.keep(['/community'], [], false);
  expect(device.paths(cacheNameOf('a'))).not.toContain('/community');
});

test('a drawing that cannot be had keeps no document out', async () => {
  deploy(a);
  site.delete('/art/a.svg');
  await createDocumentCache(a, origin).keep(['/faq'], [], false);
  expect(device.paths(cacheNameOf('a'))).toContain('/faq');
});

test('what is kept is not fetched again', async () => {
  deploy(a);
  const keeper = createDocumentCache(a, origin);
  await keeper.keep(['/faq'], [], false);
  asked = [];
  await keeper.keep(['/faq'], [], false);
  expect(asked).toEqual([]);
});

test('no document of another build is kept, and no file of another one', async () => {
  deploy(b);
  const keeper = createDocumentCache(a, origin);
  await keeper.keep(['/faq'], ['/assets/later-b.js', '/assets/later-a.js'], false);
  expect(device.paths(cacheNameOf('a'))).toEqual([]);
  expect(keeper.isOwn('/assets/later-a.js')).toBe(true);
  expect(keeper.isOwn('/assets/later-b.js')).toBe(false);
});

test.each([
  ['an error', new Response('', { status: 500 })],
  ['something else than a document', new Response(a.main)],
])('%s is not kept as a document', async (_, answer) => {
  deploy(a);
  site.set('/faq', answer);
  await createDocumentCache(a, origin).keep(['/faq'], [], false);
  expect(device.paths(cacheNameOf('a'))).toEqual([]);
});

test('a file that is not what its name says is not kept, nor the document that needs it', async () => {
  deploy(a);
  site.set('/assets/faq-a.js', html('The host is being updated.'));
  await createDocumentCache(a, origin).keep(['/faq'], ['/assets/later-a.js'], false);
  expect(device.paths(cacheNameOf('a'))).toEqual(['/assets/index-a.js', '/assets/later-a.js']);
});

test('a wrong answer in the browser’s own cache is fetched past it, once', async () => {
  deploy(a);
  stored.set('/assets/faq-a.js', html('The host was being updated.'));
  stored.set('/art/a.svg', html('The host was being updated.'));
  await createDocumentCache(a, origin).keep(['/faq'], [], false);
  expect(asked.filter((path) => path.startsWith('reload'))).toEqual([
    'reload /assets/faq-a.js',
    'reload /art/a.svg',
  ]);
  expect(device.paths(cacheNameOf('a'))).toContain('/faq');
  const kept = await (await device.storage.open(artCache)).match('/art/a.svg');
  expect(kept?.headers.get('Content-Type')).toBe('image/svg+xml');
});

test('a wrong file that an earlier worker kept is thrown out and fetched', async () => {
  deploy(a);
  const cache = await device.storage.open(cacheNameOf('a'));
  await cache.put('/assets/later-a.js', html('A host’s fallback page'));
  await createDocumentCache(a, origin).keep([], ['/assets/later-a.js'], false);
  const kept = await cache.match('/assets/later-a.js');
  expect(kept?.headers.get('Content-Type')).toBe('text/javascript');
});

test('members’ pages and their files are kept for members alone', async () => {
  deploy(a);
  const keeper = createDocumentCache(a, origin);
  await keeper.keep(['/faq'], [], false);
  expect(device.paths(cacheNameOf('a'))).not.toContain('/community');
  await keeper.keep(['/faq'], [], true);
  expect(device.paths(cacheNameOf('a'))).toEqual(
    expect.arrayContaining(['/community', '/poll', '/assets/later-a.js', '/assets/feed-a.js']),
  );
});

test('a new build fetches what was read anew, and what is old goes only when it takes over', async () => {
  deploy(a);
  await createDocumentCache(a, origin).install();
  await createDocumentCache(a, origin).keep(['/faq', '/community'], [], false);
  deploy(b);
  const keeper = createDocumentCache(b, origin);
  await keeper.install();
  expect(device.paths(cacheNameOf('a'))).toContain('/faq');
  expect(device.paths(cacheNameOf('b'))).toEqual(
    expect.arrayContaining(['/faq', '/community', '/assets/faq-b.js', '/assets/later-b.js']),
  );
  const { match } = await device.storage.open(cacheNameOf('b'));
  expect(await (await match('/faq'))?.text()).toContain(b.main);
  await keeper.clear();
  expect(device.names().toSorted()).toEqual([artCache, cacheNameOf('b')]);
});

test('a kept document is a plain answer with its title, closed ones marked', async () => {
  const open = toCachedDocument('<title>Fragen – “x”</title>', false);
  expect(open.redirected).toBe(false);
  expect(decodeURIComponent(open.headers.get('X-Kept-Title') ?? '')).toBe('Fragen – “x”');
  expect(open.headers.has('X-Kept-Closed')).toBe(false);
  expect(toCachedDocument('', true).headers.has('X-Kept-Closed')).toBe(true);
  expect(
    drawingsOf('<img src="/art/a.svg"><use href="/art/sprites/b.svg#c"/><img src="/art/a.svg">'),
  ).toEqual(['/art/a.svg', '/art/sprites/b.svg']);
});
