// @vitest-environment node
// Needs modules of its own: each test starts a worker.
import { beforeEach, expect, test } from 'vitest';
import { artCache, offlineDocument } from '@/config/offlinePlan';
import { a, b, cacheA, createSite, html, typed, visited } from './builds';
import { pageRequest } from './serviceWorker';

let site: ReturnType<typeof createSite>;

beforeEach(() => {
  site = createSite();
});

test('a document goes in with all its files, or not at all', async () => {
  const worker = await site.start(a);
  await worker.send(visited({}));
  expect(site.device.paths(cacheA)).toEqual(
    ['/assets/faq-a.js', '/assets/index-a.js', '/faq', offlineDocument].toSorted(),
  );
  site.files.delete('/assets/feed-a.js');
  await worker.send(visited({ paths: ['/community'], member: true }));
  expect(site.device.paths(cacheA)).toContain('/poll');
  expect(site.device.paths(cacheA)).not.toContain('/community');
});

test('a document is stored also where a drawing of it cannot be fetched', async () => {
  site.files.delete('/art/a.svg');
  await (await site.start(a)).send(visited({}));
  expect(site.device.paths(cacheA)).toContain('/faq');
});

test('what is stored is not fetched again', async () => {
  const worker = await site.start(a);
  await worker.send(visited({ loaded: ['/assets/later-a.js', '/art/a.svg'] }));
  site.takeFetched();
  await worker.send(visited({ loaded: ['/assets/later-a.js', '/art/a.svg'] }));
  expect(site.takeFetched()).toEqual([]);
});

test('no document of another build is stored, and no file of another one', async () => {
  site.deploy(b);
  await (await site.start(a)).send(visited({ loaded: ['/assets/later-b.js'] }));
  expect(site.device.names().flatMap(site.device.paths)).toEqual([]);
});

test.each([
  ['an error', new Response(a.main, { status: 500, headers: { 'Content-Type': 'text/html' } })],
  ['something else than a document', new Response(a.main)],
])('%s is not stored as a document', async (_, answer) => {
  site.files.set('/faq', answer);
  await (await site.start(a)).send(visited({}));
  expect(site.device.paths(cacheA)).not.toContain('/faq');
});

test('a file that is not of the type of its name is not stored, nor the document that needs it', async () => {
  site.files.set('/assets/faq-a.js', html('The host is being updated.'));
  await (await site.start(a)).send(visited({ loaded: ['/assets/later-a.js'] }));
  expect(site.device.paths(cacheA)).toContain('/assets/later-a.js');
  expect(site.device.paths(cacheA)).not.toContain('/assets/faq-a.js');
  expect(site.device.paths(cacheA)).not.toContain('/faq');
});

test('a wrong answer in the browser’s own cache is fetched past it, once', async () => {
  site.stored.set('/assets/faq-a.js', html('The host was being updated.'));
  site.stored.set('/art/a.svg', html('The host was being updated.'));
  await (await site.start(a)).send(visited({}));
  const reloaded = site.takeFetched().filter((path) => path.startsWith('reload'));
  expect(reloaded.toSorted()).toEqual(['reload /art/a.svg', 'reload /assets/faq-a.js']);
  expect(site.device.paths(cacheA)).toContain('/faq');
  const drawing = await (await site.device.storage.open(artCache)).match('/art/a.svg');
  expect(drawing?.headers.get('Content-Type')).toBe('image/svg+xml');
});

test('a wrong file that an earlier worker stored is thrown out and fetched', async () => {
  const cache = await site.device.storage.open(cacheA);
  await cache.put('/assets/later-a.js', html('A host’s fallback page'));
  await (await site.start(a)).send(visited({ loaded: ['/assets/later-a.js'] }));
  const file = await cache.match('/assets/later-a.js');
  expect(file?.headers.get('Content-Type')).toBe('text/javascript');
});

test('members’ pages and their files are stored for members alone', async () => {
  const worker = await site.start(a);
  await worker.send(visited({}));
  expect(site.device.paths(cacheA)).not.toContain('/community');
  await worker.send(visited({ member: true }));
  expect(site.device.paths(cacheA)).toEqual(
    expect.arrayContaining(['/community', '/poll', '/assets/later-a.js', '/assets/feed-a.js']),
  );
});

test('members’ pages are removed after a logout, and a new build does not store them', async () => {
  const worker = await site.start(a);
  await worker.send(visited({ member: true }));
  await worker.send(visited({ paths: ['/faq'] }));
  const stored = site.device.paths(cacheA);
  expect(stored).toContain('/faq');
  expect(stored.filter((path) => a.members.includes(path))).toEqual([]);
  site.deploy(b);
  site.takeFetched();
  await (await site.start(b)).install();
  const fetched = site.takeFetched();
  expect(fetched).toContain('/faq');
  expect(fetched.filter((path) => [...b.members, '/assets/later-b.js'].includes(path))).toEqual([]);
});

test('the offline page is stored again after somebody deleted all stored pages', async () => {
  const worker = await site.start(a);
  await worker.install();
  await site.device.storage.delete(cacheA);
  await worker.send(visited({}));
  expect(site.device.paths(cacheA)).toEqual(expect.arrayContaining(['/faq', offlineDocument]));
  site.takeFetched();
  await worker.send(visited({}));
  expect(site.takeFetched()).toEqual([]);
});

test('what was read can be read without a connection, however its address is spelled', async () => {
  const worker = await site.start(a);
  await worker.install();
  await worker.send(visited({}));
  site.disconnect();
  const read = async (address: string) =>
    (await worker.request(pageRequest(address, { mode: 'navigate' })))?.text();
  for (const address of ['/faq', '/faq/', '/faq/index.html?a=1#b']) {
    expect(await read(address)).toContain('At /faq');
  }
  expect(await read('/contact')).toContain(`At ${offlineDocument}`);
});

test('a stored document is a plain answer with its title, closed ones marked', async () => {
  const document = html(`<title>Q &amp; A – &lt;“x”&gt; &quot;&amp;lt;</title>${a.main}`);
  document.headers.set('Content-Security-Policy', "default-src 'self'");
  document.headers.set('Content-Encoding', 'br');
  site.files.set('/faq', document);
  await (await site.start(a)).send(visited({ paths: ['/faq', '/admin'], member: true }));
  const { match } = await site.device.storage.open(cacheA);
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
  site.files.set('/faq', html(drawings + a.main));
  site.files.set('/art/sprites/b.svg', typed('image/svg+xml'));
  await (await site.start(a)).send(visited({}));
  expect(site.device.paths(artCache)).toEqual(['/art/a.svg', '/art/sprites/b.svg']);
  expect(site.takeFetched().filter((path) => path === '/art/a.svg')).toHaveLength(1);
});
