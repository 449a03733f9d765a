import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { TestProject } from 'vitest/node';
import { freePort, serve } from '../bench/server';
import { browserPath } from './browser';

/** Paths that the live build's two hosts have on the provider's port, one with an end slash. */
export const hostPaths = { portal: '/portal/api', outsourcing: '/outsourcing/' } as const;

const root = resolve(import.meta.dirname, '../..');

const unsetVariables = {
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
type BuildVariables = Partial<Record<keyof typeof unsetVariables, string>>;

/** How a build ended: its exit code and what it wrote on both streams. */
type BuildEnd = { readonly code: number | null; readonly output: string };

/** A build's folder, in the cache that `npm ci` clears. */
export const buildFolder = (name: string): string => join(root, 'node_modules/.cache', name);

/**
 * Runs `vite build` in a process of its own, as the build command does.
 * @param name folder below node_modules/.cache that it goes to
 * @param variables settings; what is not named is unset, whatever this machine's environment has
 */
export function runBuild(name: string, variables: BuildVariables): Promise<BuildEnd> {
  const { NODE_ENV: _, ...environment } = process.env;
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...unsetVariables, ...variables, PORTAL_OUT_DIR: buildFolder(name) },
  });
  let output = '';
  const append = (text: unknown) => {
    output += String(text);
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
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

/** Where the journeys find the built portals. */
export type Site = {
  /** Built without hosts: the embedded provider answers in the browser. */
  readonly demo: { readonly origin: string; readonly folder: string };
  /** Built for two hosts, which the journeys' own provider serves on `providerPort`. */
  readonly live: { readonly origin: string; readonly folder: string };
  readonly providerPort: number;
};

declare module 'vitest' {
  // Only an interface can add to vitest's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** One for each worker; each has its own provider, whose address is in its own copy of the build. */
    sites: readonly Site[];
    /** True where each matrix is walked whole. */
    soak: boolean;
  }
}

async function buildLive(name: string): Promise<{ folder: string; providerPort: number }> {
  const providerPort = await freePort();
  const provider = `http://127.0.0.1:${providerPort}`;
  const folder = await buildPortal(name, {
    VITE_PORTAL_API_URL: provider + hostPaths.portal,
    VITE_OUTSOURCING_API_URL: provider + hostPaths.outsourcing,
    VITE_CONTACT_EMAIL: 'office@portal.example',
    VITE_CONTACT_PHONE: '+1 613 555 0142',
    VITE_OWNER_NAME: 'Portal Society',
    VITE_OWNER_ADDRESS: '12 Mill Street, Hamilton ON',
    VITE_SITE_URL: 'https://www.portal.example',
  });
  return { folder, providerPort };
}

/** Another worker's site: the same build with its own provider's address in it. */
async function copyLive(
  built: { readonly folder: string; readonly providerPort: number },
  name: string,
): Promise<{ folder: string; providerPort: number }> {
  const [folder, providerPort] = [buildFolder(name), await freePort()];
  cpSync(built.folder, folder, { recursive: true });
  const [theirs, own] = [built.providerPort, providerPort].map((port) => `127.0.0.1:${port}`);
  if (theirs === undefined || own === undefined) throw new Error('A port is missing.');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(?:\.(?:js|html|conf)|_headers)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.includes(theirs)) writeFileSync(join(folder, file), text.replaceAll(theirs, own));
  }
  return { folder, providerPort };
}

/** Builds the portal both ways and serves each like a plain static host, until the run is over. */
export default async function setup({
  config,
  provide,
}: TestProject): Promise<() => Promise<void>> {
  // Where it has to be unpacked first, two workers would do so over each other.
  await browserPath();
  // A folder of its own for each run: two runs at once leave each other's site alone.
  const run = `journeys-${process.pid}`;
  const hosts: Server[] = [];
  const host = async (folder: string) => {
    const { origin, server } = await serve(folder, { compress: false });
    hosts.push(server);
    return { origin, folder };
  };
  const [demoFolder, live] = await Promise.all([
    buildPortal(`${run}/demo`, {}),
    buildLive(`${run}/live-1`),
  ]);
  const builds = [live];
  while (builds.length < config.maxWorkers) {
    builds.push(await copyLive(live, `${run}/live-${builds.length + 1}`));
  }
  const demo = await host(demoFolder);
  provide(
    'sites',
    await Promise.all(
      builds.map(async ({ folder, providerPort }): Promise<Site> => {
        return { demo, live: await host(folder), providerPort };
      }),
    ),
  );
  return async () => {
    for (const server of hosts) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
    rmSync(buildFolder(run), { recursive: true });
  };
}
