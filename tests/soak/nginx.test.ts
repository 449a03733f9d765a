// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerRules } from '@/build/headers';
import { nginxContainer, nginxExample } from '@/build/nginx';
import { parseSettings } from '@/config/settings';
import { freePort } from '../bench/server';

const settings = parseSettings({
  VITE_PORTAL_API_URL: 'https://portal.example/api/v1',
  VITE_OUTSOURCING_API_URL: 'https://outsourcing.example',
});
const rules = headerRules(settings, ['<script>theme()</script>'], ['/assets/a.js']);
const text = nginxExample(rules, 'https://www.portal.example');

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  existsSync,
);

/** The nightly run installs nginx; the text of both files is tested with the units. */
describe.runIf(nginx !== undefined)('in nginx itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const site = join(folder, 'site');
  const config = join(folder, 'nginx.conf');
  let port: number;

  // This body runs, too, where its tests do not.
  const version = nginx === undefined ? '' : spawnSync(nginx, ['-v'], { encoding: 'utf8' }).stderr;
  const [major = 0, minor = 0, patch = 0] = (/\/(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [])
    .slice(1)
    .map(Number);
  const knowsHttp2 = major * 1e6 + minor * 1e3 + patch >= 1_025_001;

  /** The example as somebody sets it up, on a port of its own. */
  const setUp = (tls: boolean) => {
    const listen = `listen 127.0.0.1:${port}`;
    const server = text
      .replace(/^ {4}listen 443 ssl;/m, tls ? `    ${listen} ssl;` : `    ${listen};`)
      .replace(/^ {4}http2 on;\n/m, tls && knowsHttp2 ? '    http2 on;\n' : '')
      .replace('/etc/ssl/kingdom-builders', folder)
      .replace('/etc/ssl/kingdom-builders', folder)
      .replace('/srv/kingdom-builders', site);
    const own = tls ? server : server.replaceAll(/^ {4}ssl_.*\n/gm, '');
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const mime = 'types { text/html html; text/javascript js; image/svg+xml svg; }';
    writeFileSync(
      config,
      `pid ${join(folder, 'pid')}; error_log stderr; daemon off; master_process off;
events {} http { access_log off; ${mime} ${paths.join(' ')}
${own} }`,
    );
    return ['-p', folder, '-c', config, '-e', 'stderr'];
  };

  beforeAll(async () => {
    port = await freePort();
    mkdirSync(join(site, 'assets'), { recursive: true });
    mkdirSync(join(site, 'art'));
    writeFileSync(join(site, 'index.html'), 'home');
    writeFileSync(join(site, '404.html'), 'not here');
    writeFileSync(join(site, 'assets/a.js'), 'a');
    writeFileSync(join(site, '_headers'), 'for hosts');
    for (const name of ['nginx.conf', 'nginx.container.conf']) {
      cpSync(join(site, '_headers'), join(site, name));
    }
    writeFileSync(join(site, 'manifest.webmanifest'), '{}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('nginx -t takes the example', () => {
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(folder, 'privkey.pem')];
    const about = ['-x509', '-days', '1', '-subj', '/CN=www.portal.example'];
    const out = ['-out', join(folder, 'fullchain.pem')];
    const made = spawnSync('openssl', ['req', ...about, ...key, ...out]);
    const tls = made.status === 0;
    const result = spawnSync(nginx ?? '', ['-t', ...setUp(tls)], { encoding: 'utf8' });
    expect(result.stderr).toContain('test is successful');
  });

  test('an error is never stored, and what is for hosts is not served', async () => {
    const server = spawn(nginx ?? '', setUp(false));
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    try {
      await expect.poll(() => at('/').then(({ status }) => status)).toBe(200);
      const seen = async (path: string) => {
        const { status, headers } = await at(path);
        expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
        return `${status} ${headers.get('Cache-Control') ?? ''}`;
      };
      expect(await seen('/assets/a.js')).toBe('200 public, max-age=31536000, immutable');
      expect(await seen('/assets/missing.js')).toBe('404 no-cache');
      expect(await seen('/art/missing.svg')).toBe('404 no-cache');
      expect(await seen('/_headers')).toBe('404 no-cache');
      expect(await seen('/nginx.conf')).toBe('404 no-cache');
      expect(await seen('/nginx.container.conf')).toBe('404 no-cache');
      expect(await seen('/')).toBe('200 no-cache');
    } finally {
      server.kill();
      await ended;
    }
  });

  test('the container’s configuration serves the site, and writes below /tmp alone', async () => {
    const container = nginxContainer(rules);
    expect(container).not.toMatch(/^\s*user /m);
    expect(container.match(/_temp_path \/tmp\//g)).toHaveLength(5);
    const temporary = join(folder, 'tmp');
    mkdirSync(temporary);
    const mine = container
      .replaceAll('/tmp/', `${temporary}/`)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('/srv/kingdom-builders', site)
      .replace('/etc/nginx/mime.types', join(folder, 'mime.types'));
    writeFileSync(join(folder, 'mime.types'), 'types { text/html html; }');
    writeFileSync(config, mine);
    chmodSync(site, 0o555);
    const how = ['-p', temporary, '-c', config, '-e', 'stderr'];
    const server = spawn(nginx ?? '', [...how, '-g', 'daemon off; master_process off;']);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    try {
      await expect.poll(() => at('/').then(({ status }) => status)).toBe(200);
      const manifest = await at('/manifest.webmanifest');
      expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json');
      expect(manifest.headers.get('Server')).toBe('nginx');
      const missing = await at('/nowhere');
      expect([missing.status, await missing.text()]).toEqual([404, 'not here']);
      expect(missing.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect((await at('/assets/a.js')).headers.get('Cache-Control')).toContain('immutable');
      expect((await at('/nginx.container.conf')).status).toBe(404);
    } finally {
      server.kill();
      await ended;
    }
  });
});
