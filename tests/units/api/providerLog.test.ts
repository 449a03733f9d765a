import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { type ProviderRequest, providerBaseQuery } from '@/api/baseQuery';
import { ProviderLog } from '@/api/providerLog';
import { saveToken } from '@/session/saveSession';
import { provider } from '../../setup/provider';

type Answer = () => Response | Promise<Response>;

const answerWith = (answer: Answer) => provider.server.use(http.all(/\/posts\//, answer));
const answers =
  (status: number, body: string): Answer =>
  () =>
    new HttpResponse(body, { status });

/** Makes calls as the API slices of one store do. */
function openLog() {
  const log = new ProviderLog();
  const query = providerBaseQuery({ host: 'portal', scheme: 'JWT' });
  const unused = () => {
    throw new Error('The base query needs the signal and the log only.');
  };
  const api = {
    dispatch: unused,
    getState: unused,
    abort: () => undefined,
    endpoint: 'e',
  } as const;
  const call = async (request: ProviderRequest, { signal } = new AbortController()) =>
    query(request, { ...api, type: 'query', extra: { providerLog: log }, signal }, {});
  return { call, records: log.records, log };
}

test('one record for each kind of call, without ids, query, words and tokens', async () => {
  saveToken('t0ken');
  const { call, records } = openLog();
  const json = { body: 'Lord of the harvest' };
  answerWith(answers(404, '{"detail":"No harvest."}'));
  for (const path of ['/posts/77/comments/', '/posts/78/comments/?q=harvest']) {
    await call({ path, method: 'POST', json });
  }
  const error = { error: 'refused', status: 404, errors: { refused: 2 } };
  expect(records()).toMatchObject([{ call: 'POST /posts/{id}/comments/', count: 2, ...error }]);
  expect(JSON.stringify(records())).not.toMatch(/t0ken|harvest/);
});

test.each([
  ['server', answers(502, '<html>Bad gateway</html>'), 502],
  ['unreadable', answers(200, '{"a":'), 200],
  ['unreachable', () => HttpResponse.error(), undefined],
] as const)(
  '%s is a kind of its own, and stays counted after an answer',
  async (kind, answer, status) => {
    const { call, records } = openLog();
    answerWith(answer);
    await call({ path: '/posts/' });
    expect(records()).toMatchObject([{ error: kind, status, count: 1, errors: { [kind]: 1 } }]);
    answerWith(answers(200, '[]'));
    await call({ path: '/posts/' });
    expect(records()).toMatchObject([{ status: 200, count: 2, errors: { [kind]: 1 } }]);
    expect(records()[0]?.error).toBeUndefined();
  },
);

test('a browser without a connection is no error of the provider', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { call, records } = openLog();
  answerWith(() => HttpResponse.error());
  await call({ path: '/posts/' });
  expect(records()).toMatchObject([{ error: 'disconnected' }]);
});

test('a call that was called off, or never left, is none', async () => {
  const { call, records } = openLog();
  const abort = new AbortController();
  answerWith(() => {
    abort.abort();
    return HttpResponse.error();
  });
  await call({ path: '/posts/' }, abort);
  await call({ path: '/posts/', beforeSend: async () => false });
  expect(records()).toEqual([]);
});

test('who follows it is called on each change, until they stop', async () => {
  const { call, records, log } = openLog();
  const seen = vi.fn<() => void>();
  const stop = log.subscribe(seen);
  answerWith(answers(200, '[]'));
  await call({ path: '/posts/' });
  expect(seen).toHaveBeenCalledOnce();
  const before = records();
  expect(records()).toBe(before);
  stop();
  await call({ path: '/posts/' });
  expect(seen).toHaveBeenCalledOnce();
});
