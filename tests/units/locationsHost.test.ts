// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostSource } from '@/api/locations/source';

const base = 'https://locations.example/data/';

const countries = [
  { id: 39, name: 'Canada', emoji: '🇨🇦' },
  { id: '161', name: 'Nigeria' },
  { id: 203, name: 'Singapore' },
];
const tree = {
  countries,
  states: [
    {
      id: 39,
      states: [
        { id: 866, name: 'Ontario' },
        { id: 867, name: ' Manitoba ' },
      ],
    },
    { id: 161, states: [{ id: 866, name: 'Lagos' }] },
  ],
  cities: [
    {
      id: 39,
      states: [
        {
          id: 866,
          cities: [
            { id: 1, name: 'Ottawa' },
            { id: 2, name: 'Hamilton' },
          ],
        },
      ],
    },
    { id: 161, states: [{ id: 866, cities: [{ id: 3, name: 'Ikeja' }] }] },
  ],
};
const flat = {
  countries,
  states: [
    { id: 1, name: 'Ontario', country_id: 39 },
    { id: 2, name: 'Manitoba', country_id: '39' },
    { id: 3, name: 'Lagos', country_id: 161 },
  ],
  cities: [
    { id: 1, name: 'Ottawa', state_id: 1, country_id: 39 },
    { id: 2, name: 'Hamilton', state_id: '1' },
    { id: 3, name: 'Ikeja', state_id: 3, country_id: 161 },
  ],
};
const nested = {
  countries: [
    {
      ...countries[0],
      states: [
        {
          id: 1,
          name: 'Ontario',
          cities: [
            { id: 1, name: 'Ottawa' },
            { id: 2, name: 'Hamilton' },
          ],
        },
        { id: 2, name: 'Manitoba', cities: [] },
      ],
    },
    ...countries.slice(1),
  ],
};

let files: Readonly<Record<string, unknown>> = {};
let requestedFiles: string[] = [];
let headers: Headers[] = [];

const server = setupServer(
  http.get(`${base}:file`, ({ params, request }) => {
    const file = String(params['file']);
    requestedFiles.push(file);
    headers.push(request.headers);
    const content = files[file.replace('.json', '')];
    if (content === undefined) return new HttpResponse(null, { status: 404 });
    if (typeof content === 'string') return HttpResponse.text(content);
    return HttpResponse.text(JSON.stringify(content));
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  [files, requestedFiles, headers] = [tree, [], []];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const all = ['countries.json', 'states.json', 'cities.json'];

describe.each([
  ['the tree form', tree, all],
  ['flat rows', flat, all],
  ['a countries file that nests everything', nested, ['countries.json']],
])('%s', (_, served, needed) => {
  test('is read; each file is fetched when first needed, once, without a token', async () => {
    files = served;
    const source = hostSource(base);
    expect(await source.countries()).toEqual([
      { id: '39', name: 'Canada', flag: '🇨🇦' },
      { id: '161', name: 'Nigeria' },
      { id: '203', name: 'Singapore' },
    ]);
    expect(requestedFiles).toEqual(['countries.json']);
    const [ontario, manitoba] = await source.states('39');
    expect([ontario?.name, manitoba?.name]).toEqual(['Ontario', 'Manitoba']);
    const cities = await Promise.all([
      source.cities('39', ontario?.id ?? ''),
      source.cities('39', ontario?.id ?? ''),
      source.cities('39', manitoba?.id ?? ''),
      source.cities('39', ''),
    ]);
    expect(cities).toEqual([['Ottawa', 'Hamilton'], ['Ottawa', 'Hamilton'], [], []]);
    expect(requestedFiles).toEqual(needed);
    for (const sent of headers) {
      expect(sent.get('authorization')).toBeNull();
      expect(sent.get('cookie')).toBeNull();
    }
  });
});

test('ids count within their country, and a country without states has none', async () => {
  const source = hostSource(base);
  expect(await source.states('203')).toEqual([]);
  expect(await source.states('161')).toEqual([{ id: '866', name: 'Lagos' }]);
  expect(await source.cities('161', '866')).toEqual(['Ikeja']);
});

test('rows that cannot be read are left out, and a name comes once', async () => {
  files = {
    countries: [
      ...countries,
      null,
      7,
      { id: 4 },
      { id: 5, name: '  ' },
      { id: 6, name: 'Nigeria' },
    ],
    states: [
      { id: 39, states: [null, 'Ontario', { id: 1, name: 'Ontario' }, { id: {}, name: 'X' }] },
    ],
    cities: [
      {
        id: 39,
        states: [
          {
            id: 1,
            cities: [
              { id: 1, name: 'Ottawa' },
              { id: 2, name: 'Ottawa' },
            ],
          },
        ],
      },
    ],
  };
  const source = hostSource(base);
  expect((await source.countries()).map(({ name }) => name)).toEqual([
    'Canada',
    'Nigeria',
    'Singapore',
  ]);
  expect(await source.states('39')).toEqual([{ id: '1', name: 'Ontario' }]);
  expect(await source.cities('39', '1')).toEqual(['Ottawa']);
});

describe('a file with wrong content', () => {
  test.each([
    ['a page of HTML', '<!doctype html><title>Sign in</title>'],
    ['half a file', '[{"id": 39, "name": "Can'],
    ['another object', { error: 'not here' }],
    ['a list of something else', [1, 'two', { three: 3 }]],
    ['no rows at all', []],
    ['null', null],
  ])('%s is refused, and fetched again on a retry', async (_, content) => {
    files = { ...tree, countries: content };
    const source = hostSource(base);
    await expect(source.countries()).rejects.toThrow(/no locations|JSON/);
    files = tree;
    expect(await source.countries()).toHaveLength(3);
    expect(requestedFiles).toEqual(['countries.json', 'countries.json']);
  });

  test('a missing file gives its status; no answer is an error', async () => {
    files = { countries };
    const source = hostSource(base);
    await expect(source.states('39')).rejects.toThrow('states.json: status 404');
    server.use(http.get(`${base}:file`, () => HttpResponse.error()));
    await expect(source.states('39')).rejects.toThrow('Failed to fetch');
  });
});

test('a big file gives one state of it within a second', async () => {
  const rows = Array.from({ length: 150_000 }, (_, index) => ({
    id: index,
    name: `City ${index}`,
    state_id: index % 5000,
    country_id: index % 250,
  }));
  files = { countries, states: flat.states, cities: rows };
  const source = hostSource(base);
  await source.cities('39', '1');
  const start = performance.now();
  expect(await source.cities('100', '4100')).toHaveLength(30);
  expect(performance.now() - start).toBeLessThan(1000);
});
