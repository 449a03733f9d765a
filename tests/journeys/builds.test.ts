import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screens } from '@/app/screens';
import { demoAccounts } from '@/content/demoAccounts';
import { runBuild } from '../setup/site';
import { site } from '../setup/liveProvider';

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Addresses of this site that a document links to. */
const linksOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(
    ([, path]) => path ?? '',
  );

/** Words that only the embedded provider brings, and its files' names. */
const traces = [
  'mockServiceWorker',
  'msw/passthrough',
  'setupWorker',
  ...demoAccounts.flatMap(({ email, password }) => [email, password]),
];

function tracesIn(folder: string): string[] {
  const files = filesOf(folder);
  return traces.filter((trace) =>
    files.some((file) => file.includes(trace) || readFileSync(file).includes(trace)),
  );
}

describe('the demo', () => {
  test('is in the build without hosts', () => {
    expect(tracesIn(site.demo.folder)).toEqual(expect.arrayContaining(['mockServiceWorker']));
  });

  test('leaves no byte in the live build', () => {
    expect(tracesIn(site.live.folder)).toEqual([]);
  });
});

test('a build without an address for reports names none and loads nothing for them', () => {
  const marks = ['sendBeacon', 'report-to', 'Reporting-Endpoints'];
  const files = [...filesOf(site.live.folder), ...filesOf(site.demo.folder)];
  const found = files.filter((file) => marks.some((mark) => readFileSync(file).includes(mark)));
  expect(found).toEqual([]);
});

test('the built portal names no other host than its own and those it was built for', () => {
  // The last three are links: the credits that the licences of place names and map require.
  const known =
    /^https?:\/\/(?:www\.portal\.example|127\.0\.0\.1|www\.w3\.org|schema\.org|www\.geonames\.org|www\.npmjs\.com\/package\/@svg-maps|creativecommons\.org)\b/;
  const fetched = /(?:src|href|action|srcset)="(https?:\/\/[^"]+)"|url\((https?:\/\/[^)]+)\)/g;
  const foreign = filesOf(site.live.folder)
    .filter((file) => /\.(?:html|css)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(fetched)])
    .map(([, attribute, url]) => attribute ?? url ?? '')
    .filter((url) => !known.test(url));
  expect(foreign).toEqual([]);
});

test('every link of every document leads to an address of the portal or a file of the build', () => {
  const known = new Set(screens.map(({ path }) => path));
  const files = filesOf(site.live.folder);
  const astray = files
    .filter((file) => file.endsWith('.html'))
    .flatMap(linksOf)
    .filter((path) => !known.has(path) && !files.includes(join(site.live.folder, path)));
  expect([...new Set(astray)].toSorted()).toEqual([]);
});

test('every public page is two clicks from the landing page, or three', () => {
  const far = new Map([['/', 0]]);
  for (const [path, clicks] of far) {
    const file = join(site.live.folder, path, 'index.html');
    if (!existsSync(file)) continue;
    for (const next of linksOf(file)) if (!far.has(next)) far.set(next, clicks + 1);
  }
  const indexed = [
    ...readFileSync(join(site.live.folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)/g),
  ];
  const lost = indexed
    .map(([, url]) => new URL(url ?? '').pathname)
    .filter((path) => (far.get(path) ?? Infinity) > 3);
  expect(lost).toEqual([]);
});

test('the sitemap lists each indexed page once, on the site’s origin', () => {
  const sitemap = readFileSync(join(site.live.folder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain('https://www.portal.example/');
  const known = new Set(screens.map(({ path }) => `https://www.portal.example${path}`));
  expect(listed.filter((url) => !known.has(url))).toEqual([]);
});

test('each page of the sitemap has structured data, with addresses on the site’s origin', () => {
  const sitemap = readFileSync(join(site.live.folder, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? ''));
  const wrong = listed.filter(({ pathname }) => {
    const html = readFileSync(join(site.live.folder, pathname, 'index.html'), 'utf8');
    const data = /application\/ld\+json">.*<\/script>/.exec(html)?.[0] ?? '';
    return data === '' || /"(?:url|item|logo)":"\//.test(data);
  });
  expect(wrong).toEqual([]);
});

describe('a build with settings that cannot be used stops and names the variable', () => {
  test.each([
    [
      'VITE_PORTAL_API_URL',
      { VITE_PORTAL_API_URL: 'portal', VITE_OUTSOURCING_API_URL: 'https://o.example' },
    ],
    ['VITE_OUTSOURCING_API_URL', { VITE_PORTAL_API_URL: 'https://p.example' }],
  ])('%s', async (name, variables) => {
    const { code, output } = await runBuild(`refused-${process.pid}`, variables);
    expect(code).not.toBe(0);
    expect(output).toContain(name);
  });
});
