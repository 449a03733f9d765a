import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildFolder } from '../setup/site';

const root = resolve(import.meta.dirname, '../..');
const folder = buildFolder(`release-${process.pid}`);
const commit = '0123456789abcdef0123456789abcdef01234567';

function release(...options: readonly string[]) {
  const { NODE_ENV: _, ...environment } = process.env;
  return spawnSync('npm', ['run', 'release', '--', '--no-checks', ...options], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...environment,
      PORTAL_OUT_DIR: folder,
      PORTAL_COMMIT: commit,
      VITE_PORTAL_API_URL: 'https://portal.example/api',
      VITE_OUTSOURCING_API_URL: 'https://outsourcing.example',
    },
  });
}
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

test('two builds of one commit are the same, and the files say what was built', () => {
  const { status, stdout, stderr } = release('--verify');
  expect(stderr).not.toContain('differ');
  expect(status).toBe(0);
  expect(stdout).toContain('is the same, byte for byte');
  expect(JSON.parse(read('version.json'))).toMatchObject({
    commit,
    settings: {
      VITE_PORTAL_API_URL: 'https://portal.example/api',
      VITE_REPORT_URL: null,
    },
  });
  expect(JSON.parse(read('sbom.cdx.json'))).toMatchObject({ bomFormat: 'CycloneDX' });
  expect(read('sbom.cdx.json')).toContain('pkg:npm/react@');
  expect(read('sbom.cdx.json')).toContain('pkg:npm/vite@');
  expect(read('sbom.cdx.json')).not.toContain(root);
  const check = () => spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
  expect(check().status).toBe(0);
  writeFileSync(join(folder, 'index.html'), 'changed');
  expect(check().status).not.toBe(0);
});

test('an option that is not known stops it', () => {
  const { status, stderr } = release('--fast');
  expect(status).toBe(1);
  expect(stderr).toContain('--fast is unknown');
});
