import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  headerRules,
  headersFile,
  headersFor,
  readHeadersFile,
  scriptHashes,
} from '@/build/headers';
import { parseSettings } from '@/config/settings';

const document =
  '<script>theme()</script><script type="application/ld+json">{"a":1}</script><script type="module">boot()</script><script src="/x.js"></script>';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const settings = parseSettings({
  VITE_PORTAL_API_URL: 'https://portal.example/api/v1',
  VITE_OUTSOURCING_API_URL: 'http://outsourcing.example:8080',
  VITE_LOCATIONS_URL: 'https://places.example/data',
});
const rules = headerRules(settings, [document, document], ['/assets/a.js', '/assets/b.css']);
const policy = (headersFor(rules, '/faq')['Content-Security-Policy'] ?? '').split('; ');
const directive = (name: string) =>
  policy
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('the content security policy', () => {
  test('names inlined scripts by their hashes, data and files apart', () => {
    expect(scriptHashes([document])).toEqual([hash('boot()'), hash('theme()')].toSorted());
    expect(directive('script-src')).toEqual(["'self'", ...scriptHashes([document])]);
  });

  test('never lets text become script', () => {
    expect(directive('script-src')?.join()).not.toMatch(/unsafe|\*|https?:/);
    expect(directive('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directive('trusted-types')).toEqual(['default']);
    expect(directive('default-src')).toEqual(["'none'"]);
    expect(directive('frame-ancestors')).toEqual(["'none'"]);
  });

  test('lets calls go to the hosts that are set, by their origins, and nowhere else', () => {
    expect(directive('connect-src')).toEqual([
      "'self'",
      'https://portal.example',
      'http://outsourcing.example:8080',
      'https://places.example',
    ]);
    const demo = headersFor(headerRules(parseSettings({}), [], []), '/')['Content-Security-Policy'];
    expect(demo).toContain("connect-src 'self';");
  });
});

test('only with an address for reports the policy names one, and lets beacons go there', () => {
  const reportSettings = parseSettings({ VITE_REPORT_URL: 'https://reports.example/in' });
  const headers = headersFor(headerRules(reportSettings, [], []), '/');
  expect(headers['Reporting-Endpoints']).toBe('portal="https://reports.example/in"');
  expect(headers['Content-Security-Policy']).toMatch(/; report-to portal$/);
  expect(headers['Content-Security-Policy']).toContain(
    "connect-src 'self' https://reports.example;",
  );
  expect(headers['Content-Security-Policy']).toMatch(/img-src [^;]*blob: https:;/);
  expect(Object.keys(headersFor(rules, '/'))).not.toContain('Reporting-Endpoints');
  expect(policy.join()).not.toContain('report-to');
});

test('every address has the common headers, and files their time to live', () => {
  for (const path of ['/', '/community', '/assets/a.js', '/assets/missing.js', '/art/a.svg']) {
    expect(headersFor(rules, path)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  }
  expect(headersFor(rules, '/assets/a.js')['Cache-Control']).toContain('immutable');
  expect(headersFor(rules, '/faq')['Cache-Control']).toBeUndefined();
});

test('an address without a file is stored for no longer than an hour', () => {
  for (const path of ['/assets/missing.js', '/assets/a.js.map', '/assets/', '/missing']) {
    expect(headersFor(rules, path)['Cache-Control']).toBeUndefined();
  }
  expect(headersFor(rules, '/art/missing.svg')['Cache-Control']).toBe('public, max-age=3600');
  expect(headersFile(rules)).not.toMatch(/\*\n(?: .*\n)*.*immutable/);
});

test('the file for static hosts has the same rules when it is read again', () => {
  expect(readHeadersFile(headersFile(rules))).toEqual(rules);
});
