// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createListQueryFn } from '@/api/createListQueryFn';
import { readPost } from '@/api/models/post';
import { fetchInfoOf } from '@/api/offlineCache';
import { offlineError, unreadableError } from '@/api/providerError';
import { expectWarning } from '../../setup/lifecycle';

/** A store that holds what was read last, as the query's cache does. */
function reading() {
  let data: unknown;
  const read = createListQueryFn('posts', readPost);
  const api = {
    getState: () => ({ portalApi: { queries: { key: { data } } } }),
    queryCacheKey: 'key',
  };
  return async (text: unknown) => {
    const answer = await read(() => ({ data: text }), api, { path: '/posts/' });
    if (answer.error === undefined) data = answer.data;
    return answer;
  };
}

const wire = (...titles: string[]) =>
  JSON.stringify(titles.map((title, index) => ({ id: index + 1, title })));

test('the same text is not parsed again and gives the same list', async () => {
  const read = reading();
  const first = await read(wire('A', 'B'));
  const parse = vi.spyOn(JSON, 'parse');
  const second = await read(wire('A', 'B'));
  expect(second.data).toBe(first.data);
  expect(parse).not.toHaveBeenCalled();
});

test('of a changed answer, what is as it was stays the same object', async () => {
  const read = reading();
  const { data: before = [] } = await read(wire('A', 'B'));
  const { data: after = [] } = await read(wire('A', 'C'));
  expect(after).not.toBe(before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]?.title).toBe('C');
});

test('another order of the same fields is parsed, and changes nothing', async () => {
  const read = reading();
  const { data: before } = await read('[{"id":1,"title":"A"}]');
  const { data: after } = await read('[{"title":"A","id":1}]');
  expect(after).toBe(before);
});

test('what is no list is unreadable; entries that cannot be read are left out', async () => {
  const read = reading();
  expect((await read('<html>')).error).toEqual(unreadableError);
  expect((await read('{"detail":"No."}')).error).toEqual(unreadableError);
  expectWarning(/^1 of 2 posts could not be read/);
  expect((await read('{"results":[{"id":1,"title":"A"},{"id":2}]}')).data).toHaveLength(1);
});

test('a next page is remembered with the list', async () => {
  const read = reading();
  const page = (next: string) =>
    `{"data":{"results":[{"id":1,"title":"A"},{"id":2,"title":"B"}],"next":${next}}}`;
  const { data: first = [] } = await read(page('"/?page=2"'));
  expect(fetchInfoOf(first)?.hasNextPage).toBe(true);
  await read(page('"/?page=2"'));
  expect(fetchInfoOf(first)?.hasNextPage).toBe(true);
  const { data: last } = await read(page('null'));
  expect(last).toBe(first);
  expect(fetchInfoOf(first)?.hasNextPage).toBe(false);
});

test('an error is handed on', async () => {
  const read = createListQueryFn('posts', readPost);
  const api = { getState: () => ({}) };
  const answer = await read(() => ({ error: offlineError }), api, { path: '/posts/' });
  expect(answer).toEqual({ error: offlineError });
});
