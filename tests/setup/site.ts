import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { serve } from '../bench/server';
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
    site: Site;
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

/** Builds the portal both ways and serves each like a plain static host, until the run is over. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // A folder of its own for each run: two runs at once leave each other's site alone.
  const run = `journeys-${process.pid}`;
  const providerPort = await freePort();
  const provider = `http://127.0.0.1:${providerPort}`;
  const live = await buildPortal(`${run}/live`, {
    VITE_PORTAL_API_URL: provider + hostPaths.portal,
    VITE_OUTSOURCING_API_URL: provider + hostPaths.outsourcing,
    VITE_CONTACT_EMAIL: 'office@portal.example',
    VITE_SITE_URL: 'https://www.portal.example',
  });
  const demo = await buildPortal(`${run}/demo`, {});
  const [liveHost, demoHost] = await Promise.all([serve(live), serve(demo)]);
  provide('site', {
    providerPort,
    live: { origin: liveHost.origin, folder: live },
    demo: { origin: demoHost.origin, folder: demo },
  });
  return async () => {
    for (const { server } of [liveHost, demoHost]) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
    rmSync(buildFolder(run), { recursive: true });
  };
}
