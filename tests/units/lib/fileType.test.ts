// @vitest-environment node
import { expect, test } from 'vitest';
import { hasExpectedType } from '@/lib/fileType';

test.each([
  ['/a.js', 'application/javascript; charset=utf-8', true],
  ['/a.js', 'text/html; charset=utf-8', false],
  ['/a.js', 'application/json', false],
  ['/a.css', 'text/css', true],
  ['/a.css?b=c', 'text/plain', false],
  ['/a.woff2', 'font/woff2', true],
  ['/a.woff2', 'application/octet-stream', true],
  ['/a.woff2', 'text/html', false],
  ['/icon-192.png', 'image/png', true],
  ['/icon-192.png', 'text/html', false],
  ['/manifest.webmanifest', 'application/manifest+json', true],
  ['/cities.json', 'application/json', true],
  ['/cities.json', 'text/html', false],
  ['/a.unknown', 'application/x-unknown', true],
  ['/a.unknown', 'text/html', false],
])('%s as %s: %s', (path, type, expected) => {
  const answer = new Response('', { headers: { 'Content-Type': type } });
  expect(hasExpectedType(`https://www.portal.example${path}`, answer)).toBe(expected);
});
