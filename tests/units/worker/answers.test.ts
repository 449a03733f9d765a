// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { hasExpectedType } from '@/lib/fileType';
import { artCache, cacheNameOf } from '@/config/offlinePlan';
import { answerArt, answerDocument, answerFile } from '@/worker/answers';
import { createDocumentCache } from '@/worker/documentCache';
import { deviceCaches } from '../../setup/device';

const origin = 'https://www.portal.example';
const plan = {
  build: 'one',
  main: '/assets/main.js',
  files: ['/assets/main.js'],
  documents: {},
  members: [],
  memberFiles: [],
} as const;

const typeOf = (path: string) => {
  if (path.endsWith('.js')) return 'text/javascript';
  return path.endsWith('.svg') ? 'image/svg+xml' : 'text/html';
};

/** A device that refuses its caches, as one whose storage is full or broken does. */
function refusingDevice(network: (asked: Request | string) => Promise<Response>) {
  const refuse = () =>
    Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
  vi.stubGlobal('caches', { open: refuse });
  vi.stubGlobal('fetch', network);
  return createDocumentCache(plan, origin);
}

const typed = (type: string, text = 'right') =>
  new Response(text, { headers: { 'Content-Type': type } });
const wrong = () => typed('text/html', 'wrong');

const request = (path: string) => new Request(origin + path);

test('where the device refuses its caches, the network answers', async () => {
  const keeper = refusingDevice((asked) => {
    const path = new URL(asked instanceof Request ? asked.url : asked).pathname;
    return Promise.resolve(typed(typeOf(path), 'fresh'));
  });
  const works: Promise<unknown>[] = [];
  const later = (work: Promise<unknown>) => void works.push(work);
  const answers = await Promise.all([
    answerDocument(request('/faq'), keeper),
    answerFile(request('/assets/main.js'), keeper, later),
    answerArt(request('/art/kiln.svg'), later),
  ]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    answers.map(() => 'fresh'),
  );
  await expect(Promise.all(works)).resolves.toHaveLength(2);
});

test('where there is no network either, a document is a plain network error', async () => {
  const keeper = refusingDevice(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await answerDocument(request('/faq'), keeper)).type).toBe('error');
});

/** Answers a request by its address, with a device that keeps what it is given. */
async function answered(path: string, network: (past: boolean) => Response, before?: Response) {
  const device = deviceCaches();
  vi.stubGlobal('caches', device.storage);
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) =>
    Promise.resolve(network(init?.cache === 'reload')),
  );
  const isArt = path.startsWith('/art/');
  const cache = await device.storage.open(isArt ? artCache : cacheNameOf(plan.build));
  if (before !== undefined) await cache.put(path, before);
  const works: Promise<unknown>[] = [];
  const later = (work: Promise<unknown>) => void works.push(work);
  const answer = isArt
    ? answerArt(request(path), later)
    : answerFile(request(path), createDocumentCache(plan, origin), later);
  const { type, status, headers } = await answer;
  await Promise.all(works);
  const kept = await cache.match(path);
  const of = headers.get('Content-Type');
  return { type, status, of, kept: kept?.headers.get('Content-Type') ?? null };
}

describe.each([
  ['/assets/main.js', 'text/javascript'],
  ['/art/kiln.svg', 'image/svg+xml'],
])('%s', (path, type) => {
  const right = () => typed(type);
  const served = { type: 'default', status: 200, of: type, kept: type };

  test('is kept and served as what its name says', async () => {
    expect(await answered(path, right)).toEqual(served);
  });

  test('a wrong answer stored by the browser is fetched past its cache', async () => {
    expect(await answered(path, (past) => (past ? right() : wrong()))).toEqual(served);
  });

  test('an answer that stays wrong is a network error, and nothing is kept', async () => {
    expect(await answered(path, wrong)).toMatchObject({ type: 'error', kept: null });
  });

  test('a wrong one that was kept is thrown out', async () => {
    expect(await answered(path, right, wrong())).toEqual(served);
    expect(await answered(path, wrong, wrong())).toMatchObject({ type: 'error', kept: null });
  });

  test('an error of the host is passed on and not kept', async () => {
    const gone = () => new Response('gone', { status: 404, headers: { 'Content-Type': type } });
    expect(await answered(path, gone)).toMatchObject({ status: 404, kept: null });
  });
});

test.each([
  ['/a.js', 'application/javascript; charset=utf-8', true],
  ['/a.js', 'text/html; charset=utf-8', false],
  ['/a.js', 'application/json', false],
  ['/a.css', 'text/css', true],
  ['/a.css?b=c', 'text/plain', false],
  ['/a.woff2', 'font/woff2', true],
  ['/a.woff2', 'application/octet-stream', true],
  ['/a.woff2', 'text/html', false],
  ['/icon-192.png', 'image/png', true],
  ['/icon-192.png', 'text/html', false],
  ['/manifest.webmanifest', 'application/manifest+json', true],
  ['/cities.json', 'application/json', true],
  ['/cities.json', 'text/html', false],
  ['/a.unknown', 'application/x-unknown', true],
  ['/a.unknown', 'text/html', false],
])('%s as %s: %s', (path, type, expected) => {
  expect(hasExpectedType(origin + path, typed(type))).toBe(expected);
});
