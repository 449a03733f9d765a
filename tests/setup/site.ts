import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../bench/server';
import { browserPath } from './browser';
import { buildFolder, buildPortal } from './build';
import { hostPaths } from './hostPaths';

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
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
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
    const { origin, server } = await serve(folder);
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
