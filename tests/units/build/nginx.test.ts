// @vitest-environment node
import { expect, test } from 'vitest';
import { headerRules } from '@/build/headers';
import { nginxContainer, nginxExample } from '@/build/nginx';
import { parseSettings } from '@/config/settings';

const settings = parseSettings({
  VITE_PORTAL_API_URL: 'https://portal.example/api/v1',
  VITE_OUTSOURCING_API_URL: 'https://outsourcing.example',
});
const rules = headerRules(settings, ['<script>theme()</script>'], ['/assets/a.js']);
const text = nginxExample(rules, 'https://www.portal.example');
const blocks = [...text.matchAll(/ location [^{]+\{[^}]*add_header[^}]*\}/g)].map(([one]) => one);
const [outer = ''] = text.split(' location ');

test('each block that has headers of its own names them all, and HSTS', () => {
  expect(text).toContain('server_name www.portal.example;');
  expect(blocks.map((block) => / location (\S+)/.exec(block)?.[1])).toEqual([
    '/assets/',
    '/sw.js',
    '/art/',
  ]);
  const common = Object.entries(rules[0]?.headers ?? {});
  expect(common.length).toBeGreaterThan(4);
  for (const block of [outer, ...blocks]) {
    for (const [name, value] of common) {
      expect(block).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(block).toContain('add_header Strict-Transport-Security "max-age=31536000" always;');
  }
});

test('a time to live is sent with successes alone', () => {
  expect(outer).toContain('add_header Cache-Control "no-cache" always;');
  for (const block of blocks) {
    expect(block).toMatch(/add_header Cache-Control "[^"]+";/);
    expect(block).not.toMatch(/add_header Cache-Control "[^"]+" always;/);
  }
});

test('it names the nginx that its HTTP/2 needs, and what to write before that', () => {
  expect(outer).toMatch(/# .*needs nginx 1\.25\.1/);
  expect(outer).toContain('listen 443 ssl http2;');
});

test.each([
  ['the example', text],
  ['the container', nginxContainer(rules)],
])('%s compresses behind a proxy too, and says so to caches', (_, config) => {
  expect(config).toMatch(/^ *gzip_vary on;$/m);
  expect(config).toMatch(/^ *gzip_proxied any;$/m);
});
