import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  headerRules,
  headersFile,
  headersFor,
  readHeadersFile,
  scriptHashes,
} from '@/build/headers';
import { nginxExample } from '@/build/nginx';
import { parseSettings } from '@/lib/settings';

const document =
  '<script>theme()</script><script type="application/ld+json">{"a":1}</script><script type="module">boot()</script><script src="/x.js"></script>';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const settings = parseSettings({
  VITE_PORTAL_API_URL: 'https://portal.example/api/v1',
  VITE_OUTSOURCING_API_URL: 'http://outsourcing.example:8080',
  VITE_LOCATIONS_URL: 'https://places.example/data',
});
const rules = headerRules(settings, [document, document]);
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
    const demo = headersFor(headerRules(parseSettings({}), []), '/')['Content-Security-Policy'];
    expect(demo).toContain("connect-src 'self';");
  });
});

test('every address has the common headers, and files their time to live', () => {
  for (const path of ['/', '/community', '/assets/a.js', '/art/a.svg']) {
    expect(headersFor(rules, path)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  }
  expect(headersFor(rules, '/assets/a.js')['Cache-Control']).toContain('immutable');
  expect(headersFor(rules, '/faq')['Cache-Control']).toBeUndefined();
});

test('the file for static hosts says the same when it is read again', () => {
  expect(readHeadersFile(headersFile(rules))).toEqual(rules);
});

test('the example for nginx holds every header in each of its blocks', () => {
  const text = nginxExample(rules, 'https://www.portal.example');
  expect(text).toContain('server_name www.portal.example;');
  const common = Object.entries(rules[0]?.headers ?? {});
  expect(common.length).toBeGreaterThan(4);
  for (const [name, value] of common) {
    expect(text.split(`add_header ${name} "${value}" always;`)).toHaveLength(1 + rules.length);
  }
  // Documents and the worker's file: browsers ask whether there is a newer one.
  expect(text.split('add_header Cache-Control "no-cache" always;')).toHaveLength(3);
});
