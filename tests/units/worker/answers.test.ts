// @vitest-environment node
// Needs modules of its own: each test starts a worker.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { artCache, cacheNameOf, offlineDocument } from '@/config/offlinePlan';
import { createCacheStorage } from '../../setup/device';
import { type Network, pageRequest, plan, startWorker } from './serviceWorker';

const cacheName = cacheNameOf(plan.build);

const typed = (type: string, text = 'right') =>
  new Response(text, { headers: { 'Content-Type': type } });
const html = (text: string) => typed('text/html; charset=utf-8', text);
const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const visit = (path: string) => pageRequest(path, { mode: 'navigate' });

describe('a document', () => {
  afterEach(() => vi.useRealTimers());

  const after = (time: number, answer: () => Response | Promise<Response>) => () =>
    new Promise<void>((resolve) => setTimeout(resolve, time)).then(answer);
  const fresh = () => html('fresh');

  test.each([
    ['the network answers in time', 100, fresh, true, 'fresh', 100],
    ['it answers in time, nothing is stored', 100, fresh, false, 'fresh', 100],
    ['it fails, something is stored', 50, failing, true, 'stored', 50],
    ['it fails, nothing is stored', 50, failing, false, 'offline', 50],
    ['it is slow, something is stored', 60_000, fresh, true, 'stored', 3000],
    ['it is slow, nothing is stored', 60_000, fresh, false, 'fresh', 60_000],
    ['it fails late, nothing is stored', 60_000, failing, false, 'offline', 60_000],
  ])('%s', async (_, time, network, isStored, expected, ends) => {
    vi.useFakeTimers();
    const device = createCacheStorage();
    const cache = await device.storage.open(cacheName);
    await cache.put(offlineDocument, html('offline'));
    if (isStored) await cache.put('/faq', html('stored'));
    const worker = await startWorker(plan, device.storage, after(time, network));
    let shown: string | undefined = 'not yet';
    const show = async () => {
      shown = await (await worker.request(visit('/faq/?a=1')))?.text();
    };
    const done = show();
    await vi.advanceTimersByTimeAsync(ends - 1);
    expect(shown).toBe('not yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toBe(expected);
    await done;
  });

  test.each([200, 404, 500])(
    'with status %i goes to the page and is not stored',
    async (status) => {
      const device = createCacheStorage();
      const answer = () =>
        new Response('as sent', { status, headers: { 'Content-Type': 'text/html' } });
      const worker = await startWorker(plan, device.storage, answer);
      const response = await worker.request(visit('/faq'));
      expect(response?.status).toBe(status);
      expect(await response?.text()).toBe('as sent');
      await worker.done();
      expect(device.names().flatMap(device.paths)).toEqual([]);
    },
  );
});

describe('a device that refuses its caches', () => {
  const refuse = () =>
    Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
  const storage = { open: refuse, match: refuse, keys: refuse, delete: refuse };

  test.each([
    ['/faq', 'text/html', 'navigate'],
    ['/assets/main.js', 'text/javascript', 'cors'],
    ['/art/kiln.svg', 'image/svg+xml', 'no-cors'],
  ])('gets %s from the network', async (path, type, mode) => {
    const worker = await startWorker(plan, storage, () => typed(type, 'fresh'));
    const response = await worker.request(pageRequest(path, { mode }));
    expect(await response?.text()).toBe('fresh');
    await worker.done();
  });

  test.each([
    ['/faq', 'navigate'],
    ['/assets/main.js', 'cors'],
    ['/art/kiln.svg', 'no-cors'],
  ])('gets a plain network error for %s where there is no network either', async (path, mode) => {
    const worker = await startWorker(plan, storage, failing);
    expect((await worker.request(pageRequest(path, { mode })))?.type).toBe('error');
  });
});

/** Answers for an address, on a device that may have something stored for it. */
async function answered(path: string, network: (past: boolean) => Response, before?: Response) {
  const device = createCacheStorage();
  const cache = await device.storage.open(path.startsWith('/art/') ? artCache : cacheName);
  if (before !== undefined) await cache.put(path, before);
  let fetches = 0;
  const answer: Network = (_, init) => {
    fetches += 1;
    return network(init?.cache === 'reload');
  };
  const worker = await startWorker(plan, device.storage, answer);
  const response = await worker.request(pageRequest(path));
  await worker.done();
  const stored = await cache.match(path);
  return {
    fetches,
    type: response?.type,
    status: response?.status,
    of: response?.headers.get('Content-Type'),
    stored: stored?.headers.get('Content-Type') ?? null,
  };
}

describe.each([
  ['/assets/main.js', 'text/javascript'],
  ['/art/kiln.svg', 'image/svg+xml'],
])('%s', (path, type) => {
  const right = () => typed(type);
  const wrong = () => typed('text/html', 'wrong');
  const served = { fetches: 1, type: 'default', status: 200, of: type, stored: type };

  test('is stored and served as the type of its name', async () => {
    expect(await answered(path, right)).toEqual(served);
  });

  test('a wrong answer stored by the browser is fetched past its cache', async () => {
    const mended = await answered(path, (past) => (past ? right() : wrong()));
    expect(mended).toEqual({ ...served, fetches: 2 });
  });

  test('an answer that stays wrong is a network error, and nothing is stored', async () => {
    expect(await answered(path, wrong)).toMatchObject({ fetches: 2, type: 'error', stored: null });
  });

  test('a wrong one that was stored is thrown out', async () => {
    expect(await answered(path, right, wrong())).toEqual(served);
    expect(await answered(path, wrong, wrong())).toMatchObject({ type: 'error', stored: null });
  });

  test('an error of the host is passed on and not stored', async () => {
    const gone = () => new Response('gone', { status: 404, headers: { 'Content-Type': type } });
    expect(await answered(path, gone)).toMatchObject({ status: 404, stored: null });
  });
});

test('a stored file is not fetched again; a drawing is, for the next time', async () => {
  const device = createCacheStorage();
  const fetched: string[] = [];
  const types = { '/assets/main.js': 'text/javascript', '/art/kiln.svg': 'image/svg+xml' };
  for (const [path, type] of Object.entries(types)) {
    const cache = await device.storage.open(path.startsWith('/art/') ? artCache : cacheName);
    await cache.put(path, typed(type, 'stored'));
  }
  const worker = await startWorker(plan, device.storage, (path) => {
    fetched.push(path);
    return typed(types['/art/kiln.svg'], 'fresh');
  });
  for (const path of Object.keys(types)) {
    expect(await (await worker.request(pageRequest(path)))?.text()).toBe('stored');
  }
  await worker.done();
  expect(fetched).toEqual(['/art/kiln.svg']);
  expect(await (await worker.request(pageRequest('/art/kiln.svg')))?.text()).toBe('fresh');
});

test.each([
  ['/assets/main.js', 'text/javascript'],
  ['/art/kiln.svg', 'image/svg+xml'],
])('without a network a stored %s is served, whatever its answer varies by', async (path, type) => {
  const device = createCacheStorage();
  const stored = typed(type);
  stored.headers.set('Vary', 'Origin, Accept');
  await (
    await device.storage.open(path.startsWith('/art/') ? artCache : cacheName)
  ).put(path, stored);
  const worker = await startWorker(plan, device.storage, failing);
  const anyRequest = pageRequest(path, { headers: { Accept: '*/*' } });
  expect((await worker.request(anyRequest))?.status).toBe(200);
  await worker.done();
});
