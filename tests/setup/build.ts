import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

const untold = {
  VITE_PORTAL_API_URL: '',
  VITE_OUTSOURCING_API_URL: '',
  VITE_MY_COMMUNITIES_API_URL: '',
  VITE_LOCATIONS_URL: '',
  VITE_CONTACT_EMAIL: '',
  VITE_CONTACT_PHONE: '',
  VITE_OWNER_NAME: '',
  VITE_OWNER_ADDRESS: '',
  VITE_SITE_URL: '',
  VITE_REPORT_URL: '',
};

/** Variables of a build, as a person would set them in the environment. */
export type BuildVariables = Partial<Record<keyof typeof untold, string>>;

/** How a build ended: its exit code and what it wrote on both streams. */
export type BuildEnd = { readonly code: number | null; readonly output: string };

/** A build's folder, in the cache that `npm ci` clears. */
export const buildFolder = (name: string): string => join(root, 'node_modules/.cache', name);

/**
 * Runs `vite build` in a process of its own, as the build command does.
 * @param name folder below node_modules/.cache that it goes to
 * @param variables settings; what is not named is unset, whatever this machine's environment says
 */
export function runBuild(name: string, variables: BuildVariables): Promise<BuildEnd> {
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...untold, ...variables, PORTAL_OUT_DIR: buildFolder(name) },
  });
  let output = '';
  const keep = (text: unknown) => {
    output += String(text);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });
}

/**
 * Builds the portal and gives its folder.
 * @throws with the build's own words where it fails
 */
export async function buildPortal(name: string, variables: BuildVariables): Promise<string> {
  const { code, output } = await runBuild(name, variables);
  if (code !== 0) throw new Error(`The build ${name} ended with ${code}:\n${output}`);
  return buildFolder(name);
}
