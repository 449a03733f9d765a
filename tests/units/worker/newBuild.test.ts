// @vitest-environment node
// Needs modules of its own: each test starts a worker.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { artCache, offlineDocument } from '@/config/offlinePlan';
import { a, b, cacheA, cacheB, createSite, html, typed, visited } from './builds';
import { pageRequest } from './serviceWorker';

let site: ReturnType<typeof createSite>;

beforeEach(() => {
  site = createSite();
});

afterEach(() => vi.useRealTimers());

test('installing stores the offline document with its files and drawings, or fails', async () => {
  await (await site.start(a)).install();
  expect(site.device.paths(cacheA)).toEqual(['/assets/index-a.js', offlineDocument]);
  expect(site.device.paths(artCache)).toEqual(['/art/a.svg']);
  site.files.delete(offlineDocument);
  await expect((await site.start(b)).install()).rejects.toThrow(offlineDocument);
  site.deploy(a);
  await expect((await site.start(b)).install()).rejects.toThrow('no document of this build');
});

test('a new build fetches what was read anew, and what is old goes only when it takes over', async () => {
  const before = await site.start(a);
  await before.install();
  await before.send(visited({ member: true }));
  site.deploy(b);
  const worker = await site.start(b);
  await worker.install();
  expect(site.device.paths(cacheA)).toContain('/faq');
  expect(site.device.paths(cacheB)).toEqual(
    expect.arrayContaining(['/faq', '/community', '/assets/faq-b.js', '/assets/later-b.js']),
  );
  const { match } = await site.device.storage.open(cacheB);
  expect(await (await match('/faq'))?.text()).toContain(b.main);
  expect(worker.claim).not.toHaveBeenCalled();
  await worker.activate();
  expect(site.device.names().toSorted()).toEqual([artCache, cacheB]);
  expect(worker.claim).toHaveBeenCalledOnce();
});

test.each(['/faq', '/assets/faq-b.js', '/assets/later-b.js'])(
  'a new build is installed only once the network gives %s, so that all that was read stays',
  async (path) => {
    const before = await site.start(a);
    await before.send(visited({ member: true }));
    site.deploy(b);
    site.unreachable.add(path);
    const worker = await site.start(b);
    await expect(worker.install()).rejects.toThrow(path);
    site.unreachable.clear();
    await worker.install();
    await worker.activate();
    expect(site.device.paths(cacheB)).toEqual(
      expect.arrayContaining(['/faq', '/community', '/assets/faq-b.js', '/assets/later-b.js']),
    );
  },
);

test('a new build is installed without a page that is not on the host, or not in the build', async () => {
  await (await site.start(a)).send(visited({ member: true }));
  const { '/faq': _, ...documents } = b.documents;
  site.deploy({ ...b, documents });
  site.files.delete('/community');
  site.unreachable.add('/faq');
  await (await site.start({ ...b, documents })).install();
  expect(site.device.paths(cacheB)).toContain(offlineDocument);
  expect(site.device.paths(cacheB)).not.toContain('/faq');
  expect(site.device.paths(cacheB)).not.toContain('/community');
});

test('of the drawings that no page has any more the oldest go when a new build takes over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site.files.set(offlineDocument, html(a.main));
  const worker = await site.start(a);
  const drawings = Array.from({ length: 302 }, (_, at) => `/art/drawing-${at}.svg`);
  for (const path of drawings) {
    vi.advanceTimersByTime(1000);
    site.files.set(path, typed('image/svg+xml'));
    await worker.send(visited({ paths: [], loaded: [path] }));
  }
  await worker.request(pageRequest('/art/drawing-0.svg'));
  await worker.done();
  expect(site.device.paths(artCache)).toHaveLength(302);
  await worker.activate();
  expect(site.device.paths(artCache)).toEqual(
    drawings.filter((path) => !/-[12]\.svg$/.test(path)).toSorted(),
  );
});

test('the newest worker takes over when its only page runs it already, or when a page requests it', async () => {
  const worker = await site.start(b);
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
