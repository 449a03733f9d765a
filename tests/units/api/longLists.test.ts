// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { providerBaseQuery } from '@/api/baseQuery';
import { createListQueryFn } from '@/api/createListQueryFn';
import type { DiffAnswer, Message, DiffRequest } from '@/api/long-lists/workerRequests';
import { readPost } from '@/api/models/post';
import { offlineError, timeoutError } from '@/api/providerError';

const hosts = vi.hoisted(() => ({ portal: 'https://portal.example/api' }));
vi.mock('@/api/provider', async (load) => ({ ...(await load<object>()), hosts }));

let titles: readonly string[] = [];
const server = setupServer(
  http.get(`${hosts.portal}/posts*`, () =>
    HttpResponse.json(titles.map((title, index) => ({ id: index + 1, title }))),
  ),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** Runs the worker's own file beside the page, over a channel of messages. */
async function startWorker() {
  const messages: Message[] = [];
  const workers: EventTarget[] = [];
  const inside = new EventTarget();
  let isEnded = false;
  vi.stubGlobal('self', {
    addEventListener: inside.addEventListener.bind(inside),
    postMessage: (data: DiffAnswer) => {
      for (const worker of workers) {
        worker.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data) }));
      }
    },
  });
  await import('@/api/long-lists/longListWorker');
  class TestWorker extends EventTarget {
    constructor() {
      super();
      workers.push(this);
    }
    postMessage(data: Message): void {
      if (isEnded) return;
      messages.push(data);
      inside.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data) }));
    }
  }
  vi.stubGlobal('Worker', TestWorker);
  const lose = () => {
    for (const worker of workers) worker.dispatchEvent(new Event('error'));
  };
  /** The browser ends it without an event. */
  const end = () => {
    isEnded = true;
  };
  return { messages, lose, end };
}

/** A feed's list as its query reads it, again and again. */
async function reading(path = '/posts/') {
  const { createListQueryFn: freshReader }: { createListQueryFn: typeof createListQueryFn } =
    await import('@/api/createListQueryFn');
  let data: unknown;
  const read = freshReader('posts', readPost);
  const store = {
    getState: () => ({ portalApi: { queries: { key: { data } } } }),
    queryCacheKey: 'key',
  };
  const query = providerBaseQuery('portal');
  const fetchList = async (signal: AbortSignal, timeout?: number) => {
    const call = {
      signal,
      abort: () => {},
      dispatch: () => undefined,
      getState: () => ({}),
      extra: undefined,
      endpoint: 'posts',
      type: 'query',
    } as const;
    const answer = await read(
      (request) =>
        query({ ...request, ...(timeout !== undefined && { timeout }) }, Object.assign(call), {}),
      store,
      { path },
    );
    if (answer.data !== undefined) data = answer.data;
    return answer;
  };
  return (timeout?: number, signal = new AbortController().signal) => fetchList(signal, timeout);
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `Title ${index} ${'x'.repeat(60)}`);
const diffRequests = (messages: readonly Message[]): DiffRequest[] =>
  messages.flatMap((message) => ('url' in message ? [message] : []));

/** A long list was read and handed over. */
async function openWorker() {
  titles = many(3000);
  const worker = await startWorker();
  const read = await reading();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { data: first = [] } = await read();
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(worker.messages).toHaveLength(1));
  return { worker, read, first };
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  server.resetHandlers();
  // Drops what would be handed over in the next test.
  vi.useRealTimers();
});

describe('a long list, once it was handed over', () => {
  test('the same answer gives the same list, and nothing of it comes to the page', async () => {
    const { worker, read, first } = await openWorker();
    expect(first).toHaveLength(3000);
    const parse = vi.spyOn(JSON, 'parse');
    const { data } = await read();
    expect(data).toBe(first);
    expect(diffRequests(worker.messages)).toMatchObject([
      { url: `${hosts.portal}/posts/`, headers: { Accept: 'application/json' } },
    ]);
    expect(parse).not.toHaveBeenCalled();
  });

  test('of a changed one, what stayed is the same object, wherever it is in the list now', async () => {
    const { read, first } = await openWorker();
    const [one = '', two = '', ...rest] = titles;
    titles = [one, 'New', ...rest.with(5, 'Changed'), two];
    const { data = [] } = await read();
    expect(data.map(({ title }) => title)).toEqual(titles);
    expect(data[0]).toBe(first[0]);
    // The ids of the provider move with the places here: an entry is the same where all of it is.
    expect(data[2]).toBe(first[2]);
    expect(data[7]?.title).toBe('Changed');
    const again = await read();
    expect(again.data).toBe(data);
  });

  test('a next page is remembered with the list', async () => {
    const { read, first } = await openWorker();
    const { fetchInfoOf } = await import('@/api/offlineCache');
    expect(fetchInfoOf(first)?.hasNextPage).toBe(false);
    const results = [...titles, 'One more'].map((title, index) => ({ id: index + 1, title }));
    const page = { results, next: '/?page=2' };
    server.use(http.get(`${hosts.portal}/posts/`, () => HttpResponse.json(page)));
    const { data = [] } = await read();
    expect(data[0]).toBe(first[0]);
    expect(fetchInfoOf(data)?.hasNextPage).toBe(true);
  });

  test('entries that cannot be read keep their positions, and stay out', async () => {
    const { read } = await openWorker();
    titles = ['', ...titles.slice(1)];
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect((await read()).data).toHaveLength(2999);
    titles = [...titles, 'One more'];
    expect((await read()).data?.at(-1)?.title).toBe('One more');
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('refusals, lost calls and late ones are as they are for every call', async () => {
    const { read, first } = await openWorker();
    vi.useRealTimers();
    const answerWith = (answer: () => Response | Promise<Response>) =>
      server.use(http.get(`${hosts.portal}/posts/`, answer));
    answerWith(() => HttpResponse.json({ detail: 'Not now.' }, { status: 429 }));
    expect((await read()).error).toMatchObject({ status: 429 });
    answerWith(() => HttpResponse.error());
    expect((await read()).error).toEqual(offlineError);
    answerWith(() => new HttpResponse('<html>'));
    expect((await read()).error).toMatchObject({ kind: 'unreadable' });
    answerWith(() => new Promise(() => {}));
    expect((await read(50)).error).toEqual(timeoutError);
    const stop = new AbortController();
    const answer = read(undefined, stop.signal);
    stop.abort();
    expect((await answer).error).toEqual(offlineError);
    server.resetHandlers();
    expect((await read()).data).toBe(first);
  });

  test('where the worker fails, the page goes on by itself', async () => {
    const { worker, read, first } = await openWorker();
    worker.lose();
    expect((await read()).data).toEqual(first);
    titles = [...titles, 'One more'];
    expect((await read()).data).toHaveLength(3001);
    expect(diffRequests(worker.messages)).toEqual([]);
  });

  test('where the worker ended without an event, the page goes on after one time-out', async () => {
    const { worker, read, first } = await openWorker();
    worker.end();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const timedOut = read(50);
    await vi.advanceTimersByTimeAsync(50);
    expect((await timedOut).error).toEqual(timeoutError);
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect((await read()).data).toEqual(first);
  });
});

test('every list of a panel full of communities stays known', async () => {
  titles = many(2000);
  const worker = await startWorker();
  const lists = await Promise.all(
    Array.from({ length: 22 }, (_, index) => reading(`/posts/${index}`)),
  );
  const readAll = async () => {
    const answers: unknown[] = [];
    for (const read of lists) answers.push((await read()).data);
    return answers;
  };
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const first = await readAll();
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(worker.messages).toHaveLength(lists.length));
  const parse = vi.spyOn(JSON, 'parse');
  expect((await readAll()).every((list, index) => list === first[index])).toBe(true);
  expect(parse).not.toHaveBeenCalled();
});

test('a short list is never handed over', async () => {
  titles = many(20);
  const worker = await startWorker();
  const read = await reading();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await read();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(worker.messages).toEqual([]);
});
