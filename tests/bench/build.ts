import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../..');

/**
 * Builds the portal as it is deployed, with example hosts that nothing answers at.
 * @param name folder below node_modules/.cache that the build goes to
 * @returns the folder
 */
export function buildLive(name: string): string {
  const outDir = join(root, 'node_modules/.cache', name);
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      VITE_PORTAL_API_URL: 'https://portal.example/api',
      VITE_OUTSOURCING_API_URL: 'https://outsourcing.example',
      VITE_SITE_URL: 'https://www.example.org',
      PORTAL_OUT_DIR: outDir,
    },
  });
  return outDir;
}
