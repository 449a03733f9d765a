// @vitest-environment node
// Needs modules of its own: each test starts a worker.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { artCache, cacheNameOf, offlineDocument, type OfflinePlan } from '@/config/offlinePlan';
import type { VisitedPages } from '@/config/siteWorker';
import { createCacheStorage } from '../../setup/device';
import { pageRequest, startWorker } from './serviceWorker';

/** A build whose files carry its name. */
const planOf = (build: string): OfflinePlan => ({
  build,
  main: `/assets/index-${build}.js`,
  files: ['index', 'faq', 'feed', 'later'].map((name) => `/assets/${name}-${build}.js`),
  documents: {
    [offlineDocument]: [0],
    '/faq': [0, 1],
    '/community': [0, 2],
    '/poll': [0],
    '/admin': [0],
  },
  members: ['/community', '/poll'],
  closed: ['/community', '/poll', '/admin'],
  memberFiles: [3],
});
const [a, b] = [planOf('a'), planOf('b')];
const [cacheA, cacheB] = [cacheNameOf('a'), cacheNameOf('b')];

let site: Map<string, Response>;
/** What the browser's HTTP cache has of the site. */
let stored: Map<string, Response>;
let device: ReturnType<typeof createCacheStorage>;
let fetched: string[];
let isOffline: boolean;

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
  fetched = [];
  isOffline = false;
  stored = new Map();
  device = createCacheStorage();
  deploy(a);
});

afterEach(() => vi.useRealTimers());

const start = (plan: OfflinePlan) =>
  startWorker(plan, device.storage, (path, init) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const past = init?.cache === 'reload';
    fetched.push(past ? `reload ${path}` : path);
    const found = (past ? undefined : stored.get(path)) ?? site.get(path);
    return found?.clone() ?? new Response('', { status: 404 });
  });

/** The message of a visitor's page about what was read. */
const visited = (more: Partial<VisitedPages>): VisitedPages => ({
  say: 'keep',
  paths: ['/faq'],
  loaded: [],
  member: false,
  ...more,
});

test('installing stores the offline document with its files and drawings, or fails', async () => {
  await (await start(a)).install();
  expect(device.paths(cacheA)).toEqual(['/assets/index-a.js', offlineDocument]);
  expect(device.paths(artCache)).toEqual(['/art/a.svg']);
  site.delete(offlineDocument);
  await expect((await start(b)).install()).rejects.toThrow(offlineDocument);
  deploy(a);
  await expect((await start(b)).install()).rejects.toThrow('no document of this build');
});

test('a document goes in with all its files, or not at all', async () => {
  const worker = await start(a);
  await worker.send(visited({}));
  expect(device.paths(cacheA)).toEqual(['/assets/faq-a.js', '/assets/index-a.js', '/faq']);
  site.delete('/assets/feed-a.js');
  await worker.send(visited({ paths: ['/community'] }));
  expect(device.paths(cacheA)).not.toContain('/community');
});

test('a document is stored also where a drawing of it cannot be fetched', async () => {
  site.delete('/art/a.svg');
  await (await start(a)).send(visited({}));
  expect(device.paths(cacheA)).toContain('/faq');
});

test('what is stored is not fetched again', async () => {
  const worker = await start(a);
  await worker.send(visited({ loaded: ['/assets/later-a.js', '/art/a.svg'] }));
  fetched = [];
  await worker.send(visited({ loaded: ['/assets/later-a.js', '/art/a.svg'] }));
  expect(fetched).toEqual([]);
});

test('no document of another build is stored, and no file of another one', async () => {
  deploy(b);
  await (await start(a)).send(visited({ loaded: ['/assets/later-b.js'] }));
  expect(device.names().flatMap(device.paths)).toEqual([]);
});

test.each([
  ['an error', new Response(a.main, { status: 500, headers: { 'Content-Type': 'text/html' } })],
  ['something else than a document', new Response(a.main)],
])('%s is not stored as a document', async (_, answer) => {
  site.set('/faq', answer);
  await (await start(a)).send(visited({}));
  expect(device.names().flatMap(device.paths)).toEqual([]);
});

test('a file that is not of the type of its name is not stored, nor the document that needs it', async () => {
  site.set('/assets/faq-a.js', html('The host is being updated.'));
  await (await start(a)).send(visited({ loaded: ['/assets/later-a.js'] }));
  expect(device.paths(cacheA)).toEqual(['/assets/index-a.js', '/assets/later-a.js']);
});

test('a wrong answer in the browser’s own cache is fetched past it, once', async () => {
  stored.set('/assets/faq-a.js', html('The host was being updated.'));
  stored.set('/art/a.svg', html('The host was being updated.'));
  await (await start(a)).send(visited({}));
  expect(fetched.filter((path) => path.startsWith('reload'))).toEqual([
    'reload /assets/faq-a.js',
    'reload /art/a.svg',
  ]);
  expect(device.paths(cacheA)).toContain('/faq');
  const drawing = await (await device.storage.open(artCache)).match('/art/a.svg');
  expect(drawing?.headers.get('Content-Type')).toBe('image/svg+xml');
});

test('a wrong file that an earlier worker stored is thrown out and fetched', async () => {
  const cache = await device.storage.open(cacheA);
  await cache.put('/assets/later-a.js', html('A host’s fallback page'));
  await (await start(a)).send(visited({ loaded: ['/assets/later-a.js'] }));
  const file = await cache.match('/assets/later-a.js');
  expect(file?.headers.get('Content-Type')).toBe('text/javascript');
});

test('members’ pages and their files are stored for members alone', async () => {
  const worker = await start(a);
  await worker.send(visited({}));
  expect(device.paths(cacheA)).not.toContain('/community');
  await worker.send(visited({ member: true }));
  expect(device.paths(cacheA)).toEqual(
    expect.arrayContaining(['/community', '/poll', '/assets/later-a.js', '/assets/feed-a.js']),
  );
});

test('what was read can be read without a connection, however its address is spelled', async () => {
  const worker = await start(a);
  await worker.install();
  await worker.send(visited({}));
  isOffline = true;
  const read = async (address: string) =>
    (await worker.request(pageRequest(address, { mode: 'navigate' })))?.text();
  for (const address of ['/faq', '/faq/', '/faq/index.html?a=1#b']) {
    expect(await read(address)).toContain('At /faq');
  }
  expect(await read('/contact')).toContain(`At ${offlineDocument}`);
});

test('a new build fetches what was read anew, and what is old goes only when it takes over', async () => {
  const before = await start(a);
  await before.install();
  await before.send(visited({ paths: ['/faq', '/community'] }));
  deploy(b);
  const worker = await start(b);
  await worker.install();
  expect(device.paths(cacheA)).toContain('/faq');
  expect(device.paths(cacheB)).toEqual(
    expect.arrayContaining(['/faq', '/community', '/assets/faq-b.js', '/assets/later-b.js']),
  );
  const { match } = await device.storage.open(cacheB);
  expect(await (await match('/faq'))?.text()).toContain(b.main);
  expect(worker.claim).not.toHaveBeenCalled();
  await worker.activate();
  expect(device.names().toSorted()).toEqual([artCache, cacheB]);
  expect(worker.claim).toHaveBeenCalledOnce();
});

test('a stored document is a plain answer with its title, closed ones marked', async () => {
  const document = html(`<title>Q &amp; A – &lt;“x”&gt; &quot;&amp;lt;</title>${a.main}`);
  document.headers.set('Content-Security-Policy', "default-src 'self'");
  document.headers.set('Content-Encoding', 'br');
  site.set('/faq', document);
  await (await start(a)).send(visited({ paths: ['/faq', '/admin'], member: true }));
  const { match } = await device.storage.open(cacheA);
  const [open, member, admin] = [await match('/faq'), await match('/poll'), await match('/admin')];
  expect(open?.redirected).toBe(false);
  expect(decodeURIComponent(open?.headers.get('X-Kept-Title') ?? '')).toBe('Q & A – <“x”> "&lt;');
  expect(open?.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  expect(open?.headers.has('Content-Encoding')).toBe(false);
  expect(open?.headers.has('X-Kept-Closed')).toBe(false);
  expect(member?.headers.has('X-Kept-Closed')).toBe(true);
  expect(admin?.headers.has('X-Kept-Closed')).toBe(true);
});

test('each drawing that a document shows is stored with it', async () => {
  const drawings = '<use href="/art/sprites/b.svg#c"/><img src="/art/a.svg"><img src="/art/a.svg">';
  site.set('/faq', html(drawings + a.main));
  site.set('/art/sprites/b.svg', typed('image/svg+xml'));
  await (await start(a)).send(visited({}));
  expect(device.paths(artCache)).toEqual(['/art/a.svg', '/art/sprites/b.svg']);
  expect(fetched.filter((path) => path === '/art/a.svg')).toHaveLength(1);
});

test('of the drawings that no page has any more the oldest go when a new build takes over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const worker = await start(a);
  const drawings = Array.from({ length: 302 }, (_, at) => `/art/drawing-${at}.svg`);
  for (const path of drawings) {
    vi.advanceTimersByTime(1000);
    site.set(path, typed('image/svg+xml'));
    await worker.send(visited({ paths: [], loaded: [path] }));
  }
  await worker.request(pageRequest('/art/drawing-0.svg'));
  await worker.done();
  expect(device.paths(artCache)).toHaveLength(302);
  await worker.activate();
  expect(device.paths(artCache)).toEqual(
    drawings.filter((path) => !/-[12]\.svg$/.test(path)).toSorted(),
  );
});

test('the newest worker takes over when its only page runs it already, or when a page requests it', async () => {
  const worker = await start(b);
  worker.open(2);
  expect(await worker.send({ say: 'newer', main: b.main })).toBe(false);
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  worker.open(1);
  expect(await worker.send({ say: 'newer', main: a.main })).toBe(true);
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  expect(await worker.send({ say: 'newer', main: b.main })).toBe(false);
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
  await worker.send({ say: 'take over' });
  expect(worker.skipWaiting).toHaveBeenCalledTimes(2);
  expect(await worker.send({ say: 'something else' })).toBeUndefined();
});
