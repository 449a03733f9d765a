// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { build, createServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bundledSource } from '@/api/locations/source';
import { countryFiles, locationsPlugin, splitLocations } from '@/build/locations';
import { countryCodes } from '@/content/countries';
import { regions } from '@/content/regions';
import { parseSettings } from '@/config/settings';

const files = countryFiles();
const base = 'https://portal.example/locations';
let requestedFiles: string[] = [];
const server = setupServer(
  http.get(`${base}/:file`, ({ params }) => {
    const file = String(params['file']);
    requestedFiles.push(file);
    const content = files[`locations/${file}`];
    return content === undefined
      ? HttpResponse.html('<title>Not found</title>', { status: 404 })
      : HttpResponse.text(content);
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => {
  requestedFiles = [];
  server.resetHandlers();
});
afterAll(() => server.close());

test('the world is split into states with their cities, sorted, each name once', () => {
  const city = (name: string, country: string, admin1: string) => ({ name, country, admin1 });
  const split = splitLocations(
    [
      city('Ottawa', 'CA', '08'),
      city('Hamilton', 'CA', '08'),
      city('Ottawa', 'CA', '08'),
      city('Montréal', 'CA', '10'),
      city('Singapore', 'SG', '00'),
    ],
    [
      { code: 'CA.10', name: 'Quebec' },
      { code: 'CA.08', name: 'Ontario' },
    ],
  );
  expect(split.get('CA')).toEqual([
    ['Ontario', ['Hamilton', 'Ottawa']],
    ['Quebec', ['Montréal']],
  ]);
  expect(split.get('SG')).toEqual([['', ['Singapore']]]);
  expect(split.get('AC')).toEqual([]);
});

describe('the portal’s own data', () => {
  test('Canada comes first, then every country by name, without a call', async () => {
    const countries = await bundledSource(base).countries();
    expect(countries[0]).toEqual({ id: 'CA', name: 'Canada', flag: '🇨🇦' });
    const names = countries.slice(1).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(requestedFiles).toEqual([]);
  });

  test('every country that can be chosen has its file', () => {
    expect(countryCodes.filter((code) => files[`locations/${code}.json`] === undefined)).toEqual(
      [],
    );
  });

  test('Canada has its thirteen provinces and territories, named as the regions are', async () => {
    const source = bundledSource(base);
    const names = (await source.states('CA')).map(({ name }) => name);
    expect(names).toHaveLength(13);
    expect(names).toEqual(expect.arrayContaining([...regions.map(({ name }) => name), 'Yukon']));
    expect(await source.cities('CA', 'Ontario')).toEqual(
      expect.arrayContaining(['Ottawa', 'Toronto', 'Thunder Bay']),
    );
    expect(requestedFiles).toEqual(['CA.json']);
  });

  test('a country without states gives its cities whatever state is typed', async () => {
    const source = bundledSource(base);
    expect(await source.states('SG')).toEqual([]);
    expect(await source.cities('SG', 'Central')).toContain('Bedok New Town');
  });

  test.each([
    ['a missing file', 404, 'gone', 'CA.json: status 404'],
    ['a page in its place', 200, '<title>Portal</title>', 'JSON'],
    ['another shape', 200, '{"Ontario": []}', 'CA.json: no locations'],
  ])('%s is an error, and a retry fetches again', async (_, status, text, reason) => {
    server.use(http.get(`${base}/CA.json`, () => HttpResponse.text(text, { status })));
    const source = bundledSource(base);
    await expect(source.states('CA')).rejects.toThrow(reason);
    server.resetHandlers();
    expect(await source.states('CA')).toHaveLength(13);
  });
});

describe('the plugin', () => {
  const own = parseSettings({});
  const elsewhere = parseSettings({ VITE_LOCATIONS_URL: 'https://locations.example' });
  const quiet = { configFile: false, logLevel: 'silent' } as const;
  let root = '';

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'places-'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>x</title>');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('a build has one file for each country', async () => {
    await build({ ...quiet, root, plugins: [locationsPlugin(own)] });
    const written = readdirSync(join(root, 'dist/locations'));
    expect(written).toHaveLength(Object.keys(files).length);
    expect(readFileSync(join(root, 'dist/locations/CA.json'), 'utf8')).toBe(
      files['locations/CA.json'],
    );
  });

  test('a build for a locations host has none', async () => {
    await build({ ...quiet, root, plugins: [locationsPlugin(elsewhere)] });
    expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
  });

  test('the dev server answers with the same file', async () => {
    const dev = await createServer({
      ...quiet,
      root,
      plugins: [locationsPlugin(own)],
      server: { port: 0, host: '127.0.0.1' },
    });
    await dev.listen();
    const address = dev.httpServer?.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const answer = await fetch(`http://127.0.0.1:${port}/locations/CA.json`);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.text()).toBe(files['locations/CA.json']);
    await dev.close();
  });
});
