import { type AxiosAdapter, AxiosError } from 'axios';
import { expect, test, vi } from 'vitest';
import { type ProviderRequest, providerBaseQuery } from '@/api/baseQuery';
import { ProviderLog } from '@/api/providerLog';
import { saveToken } from '@/session/saveSession';

const answers =
  (status: number, data: string): AxiosAdapter =>
  (config) =>
    Promise.resolve({ status, data, statusText: '', headers: {}, config });
const fails =
  (code?: string): AxiosAdapter =>
  () =>
    Promise.reject(new AxiosError('No answer', code));

/** Makes calls as the API slices of one store do. */
function openLog() {
  const log = new ProviderLog();
  const query = providerBaseQuery('portal');
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
  const adapter = answers(404, '{"detail":"No harvest."}');
  for (const path of ['/posts/77/comments/', '/posts/78/comments/?q=harvest']) {
    await call({ path, method: 'POST', json, adapter });
  }
  const error = { error: 'refused', status: 404, errors: { refused: 2 } };
  expect(records()).toMatchObject([{ call: 'POST /posts/{id}/comments/', count: 2, ...error }]);
  expect(JSON.stringify(records())).not.toMatch(/t0ken|harvest/);
});

test.each([
  ['server', answers(502, '<html>Bad gateway</html>'), 502],
  ['unreadable', answers(200, '{"a":'), 200],
  ['timeout', fails('ECONNABORTED'), undefined],
  ['unreachable', fails(), undefined],
] as const)(
  '%s is a kind of its own, and stays counted after an answer',
  async (kind, adapter, status) => {
    const { call, records } = openLog();
    await call({ path: '/posts/', adapter });
    expect(records()).toMatchObject([{ error: kind, status, count: 1, errors: { [kind]: 1 } }]);
    await call({ path: '/posts/', adapter: answers(200, '[]') });
    expect(records()).toMatchObject([{ status: 200, count: 2, errors: { [kind]: 1 } }]);
    expect(records()[0]?.error).toBeUndefined();
  },
);

test('a browser without a connection is no error of the provider', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { call, records } = openLog();
  await call({ path: '/posts/', adapter: fails() });
  expect(records()).toMatchObject([{ error: 'disconnected' }]);
});

test('a call that was called off, or never left, is none', async () => {
  const { call, records } = openLog();
  const abort = new AbortController();
  const adapter: AxiosAdapter = (config) => {
    abort.abort();
    return fails()(config);
  };
  await call({ path: '/posts/', adapter }, abort);
  await call({ path: '/posts/', adapter: answers(200, '[]'), beforeSend: async () => false });
  expect(records()).toEqual([]);
});

test('who follows it is called on each change, until they stop', async () => {
  const { call, records, log } = openLog();
  const seen = vi.fn<() => void>();
  const stop = log.subscribe(seen);
  await call({ path: '/posts/', adapter: answers(200, '[]') });
  expect(seen).toHaveBeenCalledOnce();
  const before = records();
  expect(records()).toBe(before);
  stop();
  await call({ path: '/posts/', adapter: answers(200, '[]') });
  expect(seen).toHaveBeenCalledOnce();
});
