import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { clearToken, saveToken } from '@/session/saveSession';
import { type ProviderRequest, providerBaseQuery } from '@/api/baseQuery';
import { setProviderStart } from '@/api/provider';
import { Reauth } from '@/session/reauth';
import { eventually } from '../../setup/lifecycle';

const hosts = vi.hoisted(() => ({ portal: '', outsourcing: '', myCommunities: '' }));
vi.mock('@/api/provider', async (load) => ({ ...(await load<object>()), hosts }));

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Answer = (response: ServerResponse) => void;

const received: Received[] = [];
const json =
  (status: number, body: string, type = 'application/json'): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);

const throttled =
  (status: number, retryAfter: string): Answer =>
  (response) =>
    json(status, '{}')(response.setHeader('Retry-After', retryAfter));

/** Every way a provider answers, by path. */
const answers: Readonly<Record<string, Answer>> = {
  '/api/ok/': json(200, '{"a":1}'),
  '/api/created/': json(201, '{"message":"Thank you"}'),
  '/api/empty/': json(204, ''),
  '/api/broken/': json(200, '{"a":'),
  '/api/page/': json(200, '<!doctype html><p>hi', 'text/html'),
  '/api/refused/': json(400, '{"detail":"No."}'),
  '/api/gateway/': json(502, '<html>Bad gateway</html>', 'text/html'),
  '/api/seconds/': throttled(429, '7'),
  '/api/date/': throttled(503, new Date(Date.now() + 300_000).toUTCString()),
  '/api/tomorrow/': throttled(429, '86400'),
  '/api/soon/': throttled(429, 'soon'),
  '/api/past/': throttled(503, new Date(0).toUTCString()),
  '/api/broken-down/': throttled(500, '7'),
  '/api/dropped/': (response) => response.destroy(),
  '/api/never/': () => undefined,
};

const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body });
    (answers[url] ?? json(404, '{"detail":"Not found."}'))(response);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  hosts.portal = `http://127.0.0.1:${address.port}/api/`;
  hosts.outsourcing = `http://127.0.0.1:${address.port}/api`;
  hosts.myCommunities = `http://127.0.0.1:${address.port}/variant`;
});

afterEach(() => {
  received.length = 0;
  clearToken();
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

async function call(
  request: ProviderRequest,
  scheme: 'JWT' | 'Bearer' = 'JWT',
  abort?: AbortController,
) {
  const { signal } = abort ?? new AbortController();
  const query = providerBaseQuery(scheme === 'JWT' ? 'portal' : 'outsourcing');
  const extra = { sessionPort: new Reauth() };
  const unused = () => {
    throw new Error('The base query needs the signal only.');
  };
  const api = { dispatch: unused, getState: unused, extra, endpoint: 'e' } as const;
  return query(request, { ...api, type: 'query', signal, abort: () => undefined }, {});
}

const last = () => received.at(-1);

describe('what goes out', () => {
  test('the path to the letter, joined with one slash, and no token of a visitor', async () => {
    await call({ path: '/ok/' });
    await call({ path: 'ok/' }, 'Bearer');
    await call({ path: '/posts', method: 'POST' });
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/ok/',
      'GET /api/ok/',
      'POST /api/posts',
    ]);
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("the token with its host's scheme, and none where a call is not authorized", async () => {
    saveToken('t0ken');
    await call({ path: '/ok/' });
    await call({ path: '/ok/' }, 'Bearer');
    await call({ path: '/my-communities', host: 'myCommunities' });
    await call({ path: '/ok/', authorize: false });
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      'JWT t0ken',
      'Bearer t0ken',
      'JWT t0ken',
      undefined,
    ]);
    expect(received[2]?.url).toBe('/variant/my-communities');
  });

  test('a token left in session storage after the cookie has gone is not sent', async () => {
    sessionStorage.setItem('accessToken', 'stale');
    await call({ path: '/ok/' });
    expect(last()?.headers.authorization).toBeUndefined();
  });

  test('JSON', async () => {
    await call({ path: '/ok/', method: 'POST', json: { email: 'a@b.ca' } });
    expect(last()).toMatchObject({ method: 'POST', body: '{"email":"a@b.ca"}' });
    expect(last()?.headers['content-type']).toMatch(/^application\/json/);
  });

  test('a form, encoded', async () => {
    const form = { type: 'Training & mentoring', budget: 'a=b', kingdombusiness: 'été +' };
    await call({ path: '/ok/', method: 'POST', form }, 'Bearer');
    expect(last()?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(last()?.body).toBe(
      'type=Training+%26+mentoring&budget=a%3Db&kingdombusiness=%C3%A9t%C3%A9+%2B',
    );
  });

  test('parts, with a boundary', async () => {
    const multipart = new FormData();
    multipart.set('title', 'T');
    await call({ path: '/ok/', method: 'POST', multipart });
    expect(last()?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(last()?.body).toMatch(/name="title"\r\n\r\nT\r\n/);
  });
});

describe('what comes back', () => {
  test('the parsed body and the status', async () => {
    expect(await call({ path: '/ok/' })).toEqual({ data: { a: 1 }, meta: { status: 200 } });
    expect(await call({ path: '/created/' })).toMatchObject({ meta: { status: 201 } });
    expect(await call({ path: '/empty/' })).toEqual({ data: null, meta: { status: 204 } });
  });

  test.each(['/broken/', '/page/'])('%s cannot be read', async (path) => {
    expect(await call({ path })).toMatchObject({ error: { kind: 'unreadable', said: false } });
  });

  test("a refusal has the provider's words, or ours", async () => {
    expect(await call({ path: '/refused/' })).toMatchObject({
      error: { kind: 'http', status: 400, message: 'No.', said: true },
    });
    const gateway = await call({ path: '/gateway/' });
    expect(gateway).toMatchObject({ error: { kind: 'http', status: 502, said: false } });
    expect(JSON.stringify(gateway)).not.toContain('<html>');
  });

  test('no answer in time', async () => {
    const late = await call({ path: '/never/', timeout: 60 });
    expect(late).toMatchObject({ error: { kind: 'timeout' } });
  });

  test.each([
    ['words alone', ['content', 'A'], 30_000],
    ['a file', ['post_image', new File(['x'], 'dock.png')], 120_000],
  ] as const)('%s may take its time', async (_, [name, part], most) => {
    const limit = vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
    const multipart = new FormData();
    multipart.set(name, part);
    await call({ path: '/created/', method: 'POST', multipart });
    expect(limit).toHaveBeenCalledExactlyOnceWith(most);
    limit.mockRestore();
  });

  test('a dropped connection, and an abort at the hand of the caller', async () => {
    expect(await call({ path: '/dropped/' })).toMatchObject({ error: { kind: 'offline' } });
    const abort = new AbortController();
    const pending = call({ path: '/never/' }, 'JWT', abort);
    await eventually(() => expect(last()?.url).toBe('/api/never/'));
    abort.abort();
    expect(await pending).toMatchObject({ error: { kind: 'offline' } });
  });
});

test('a provider that cannot start is a lost connection; the next call tries again', async () => {
  const start = vi
    .fn<() => Promise<void>>(() => Promise.resolve())
    .mockRejectedValueOnce(new Error('no worker'));
  setProviderStart(start);
  expect(await call({ path: '/ok/' })).toMatchObject({ error: { kind: 'offline' } });
  expect(await call({ path: '/ok/' })).toMatchObject({ data: { a: 1 } });
  expect(await call({ path: '/ok/' })).toMatchObject({ data: { a: 1 } });
  expect(start).toHaveBeenCalledTimes(2);
});

test.each([
  ['/seconds/', 7000],
  ['/tomorrow/', 600_000],
  ['/soon/', undefined],
  ['/past/', undefined],
  ['/broken-down/', undefined],
])('%s asks to wait for %s ms', async (path, wait) => {
  expect((await call({ path })).error?.retryAfterMs).toBe(wait);
});

test('a date to wait for counts from now', async () => {
  const wait = (await call({ path: '/date/' })).error?.retryAfterMs ?? 0;
  expect(wait).toBeGreaterThan(200_000);
  expect(wait).toBeLessThanOrEqual(300_000);
});
