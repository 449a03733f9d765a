import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
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
    /** One for each worker; each has its own provider and so its own live build. */
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
    VITE_SITE_URL: 'https://www.portal.example',
  });
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
  const workers = Array.from({ length: config.maxWorkers }, (_, worker) => worker + 1);
  const [demoFolder, builds] = await Promise.all([
    buildPortal(`${run}/demo`, {}),
    Promise.all(workers.map((worker) => buildLive(`${run}/live-${worker}`))),
  ]);
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
