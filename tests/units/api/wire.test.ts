import { describe, expect, test } from 'vitest';
import { httpError } from '@/api/providerError';
import { nextPageOf, unwrapList } from '@/api/unwrapList';
import { authorName, pictureUrl, readList, wireId, wireText, withAllPages } from '@/api/wire';
import { expectWarning } from '../../setup/lifecycle';

describe('lists', () => {
  test.each([
    ['a plain list', [1, 2]],
    ['under data', { data: [1, 2] }],
    ['under results', { results: [1, 2], count: 2, next: null }],
    ['pages under data', { data: { results: [1, 2] } }],
  ])('%s', (_, answer) => {
    expect(unwrapList(answer)).toEqual([1, 2]);
  });

  test.each([
    ['beside results', { results: [], next: '/?page=2' }, '/?page=2'],
    ['beside data', { data: [], next: '/?page=2' }, '/?page=2'],
    ['under data', { data: { results: [], next: '/?page=2' } }, '/?page=2'],
    ['not there', { data: { results: [], next: null } }, ''],
    ['not there for a plain list', [], ''],
  ])('the next page is %s', (_, answer, address) => {
    expect(nextPageOf(answer)).toBe(address);
  });

  test.each([undefined, null, 'text', 1, {}, { data: 'x' }, { results: {} }])(
    '%j is none',
    (answer) => {
      expect(unwrapList(answer)).toBeUndefined();
      expect(readList(answer, 'posts', String)).toBeUndefined();
    },
  );

  test('an entry that cannot be read is left out and counted; the rest shows', () => {
    expectWarning(/^2 of 3 posts could not be read/);
    const read = (entry: unknown) => (typeof entry === 'number' ? entry : undefined);
    expect(readList({ data: ['a', 2, null] }, 'posts', read)).toEqual([2]);
  });

  test('an entry that is listed twice counts once, and those without an id as often as they come', () => {
    const rows = [{ id: 2 }, { name: 'a' }, { id: 1 }, { id: 2 }, { name: 'a' }];
    expect(readList(rows, 'posts', (entry) => entry)).toEqual([...rows.slice(0, 3), rows[4]]);
  });

  test('a readable list warns of nothing', () => {
    expect(readList([0, 1], 'posts', String)).toEqual(['0', '1']);
  });
});

describe('a list in pages', () => {
  const failure = { status: 500 } as const;
  const gone = { status: 404 } as const;
  const read = async (pages: Readonly<Record<string, unknown>>) => {
    const paths: string[] = [];
    const { data, error } = await withAllPages(({ path }) => {
      paths.push(path);
      const body = pages[path];
      const refused = [failure, gone].find((one) => one === body);
      return refused ? { error: httpError(refused.status, undefined) } : { data: body };
    })({ path: '/list' });
    return { data, error, paths };
  };

  test('is read to its end, on its own path', async () => {
    const { data, paths } = await read({
      '/list': { results: [1], next: 'http://internal/other/?page=2' },
      '/list?page=2': { results: [2], next: '?page=3' },
      '/list?page=3': { results: [3], next: null },
    });
    expect(unwrapList(data)).toEqual([1, 2, 3]);
    expect(nextPageOf(data)).toBe('');
    expect(paths).toEqual(['/list', '/list?page=2', '/list?page=3']);
  });

  test('that names a page again ends there, and counts as a part', async () => {
    const next = '/list?page=2';
    const { data, paths } = await read({
      '/list': { results: [1], next },
      '/list?page=2': { results: [2], next },
    });
    expect(unwrapList(data)).toEqual([1, 2]);
    expect(nextPageOf(data)).toBe(next);
    expect(paths).toHaveLength(2);
  });

  test('ends where a page is gone, and counts as a part', async () => {
    const { data, error } = await read({
      '/list': { results: [1], next: '?page=2' },
      '/list?page=2': gone,
    });
    expect(error).toBeUndefined();
    expect(unwrapList(data)).toEqual([1]);
    expect(nextPageOf(data)).toBe('?page=2');
  });

  test('fails if a page fails or is none', async () => {
    const first = { results: [1], next: '?page=2' };
    expect((await read({ '/list': first, '/list?page=2': failure })).error?.status).toBe(500);
    const { data } = await read({ '/list': first, '/list?page=2': 'Hello' });
    expect(unwrapList(data)).toBeUndefined();
  });
});

test.each([
  [7, 7],
  ['12', 12],
  [0, 0],
])('id %j is %j', (raw, id) => {
  expect(wireId.parse(raw)).toBe(id);
});

test.each([-1, 1.5, '1.5', 'x', '', null, undefined, {}, Number.NaN])('%j is no id', (raw) => {
  expect(wireId.safeParse(raw).success).toBe(false);
});

test('a text may be written as a number', () => {
  expect([wireText.parse('a'), wireText.parse(4)]).toEqual(['a', '4']);
  expect(wireText.safeParse(null).success).toBe(false);
});

test.each([
  ['  Ada Osei ', 'Ada Osei'],
  [7, 'Member 7'],
  [' 7 ', 'Member 7'],
  ['7 Hills', '7 Hills'],
  [{ first_name: 'Ada', last_name: 'Osei' }, 'Ada Osei'],
  [{ first_name: 'Ada', last_name: '' }, 'Ada'],
  [{ name: 'Ada', username: 'ada1' }, 'Ada'],
  [{ author_name: 'Ada' }, 'Ada'],
  [{ username: 'ada1' }, 'ada1'],
  [{}, undefined],
  ['', undefined],
  [null, undefined],
])('author %j is %j', (author, name) => {
  expect(authorName(author)).toBe(name);
});

test.each([
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['/media/a.png', 'https://host.example/media/a.png'],
  ['media/a.png', 'https://host.example/api/media/a.png'],
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,AA', undefined],
  ['https://[', undefined],
  [' ', undefined],
  [null, undefined],
  [4, undefined],
])('picture %j is at %j', (value, address) => {
  expect(pictureUrl(value, 'https://host.example/api/')).toBe(address);
  expect(pictureUrl(value, 'https://host.example/api')).toBe(address);
});

test('with a base that is a path, pictures are on this site', () => {
  expect(pictureUrl('/media/a.png', '/demo-provider/portal')).toBe(
    'http://localhost:3000/media/a.png',
  );
});
