// @vitest-environment node
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import portal from '../../../vite.config';

/** The folder that a build with this `PORTAL_OUT_DIR` empties and writes. */
function outDirWith(value: string): string {
  vi.stubEnv('PORTAL_OUT_DIR', value);
  const { build } = portal({ command: 'build', mode: 'production' });
  return resolve(build?.outDir ?? 'dist');
}

test.each([
  ['', 'dist'],
  ['  ', 'dist'],
  ['site', 'site'],
  ['../site', '../site'],
])('PORTAL_OUT_DIR "%s" builds into %s', (value, folder) => {
  expect(outDirWith(value)).toBe(resolve(folder));
});

test.each(['.', './', '..', '/', join(process.cwd(), 'src/..')])(
  'PORTAL_OUT_DIR "%s" stops a build, which would delete the project',
  (value) => {
    expect(() => outDirWith(value)).toThrow('PORTAL_OUT_DIR');
  },
);
