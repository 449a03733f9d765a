import { createServer, type Server, type IncomingMessage } from 'node:http';
import { inject } from 'vitest';
import { createTestProvider } from '../provider/testProvider';
import { type Site, hostPaths } from './site';
import { providerListener } from './serveProvider';

/** How long a file waits for a site that the one before it has just left, in milliseconds. */
const siteTimeoutMs = 30_000;

const tryListen = (server: Server, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });

type SiteServer = { readonly site: Site; readonly server: Server };

/**
 * Takes a site whose provider's port nobody listens on: files run side by side, and what one does to
 * its provider must not reach the pages of the other. The port identifies them, since vitest can
 * give two of its workers the same number.
 * @throws where none gets free
 */
async function claimSite(since = Date.now()): Promise<SiteServer> {
  for (const site of inject('sites')) {
    const server = createServer();
    if (await tryListen(server, site.providerPort)) return { site, server };
  }
  if (Date.now() - since > siteTimeoutMs) throw new Error('No site is free for these tests.');
  await new Promise((later) => setTimeout(later, 50));
  return claimSite(since);
}

/** The built portals of these tests, and where they are served; the server that their provider is. */
export const { site, server } = await claimSite();

const { providerPort } = site;
const base = `http://127.0.0.1:${providerPort}`;

/** The provider of the live build: data, faults and log as in `renderAt`, behind real HTTP. */
export const provider = createTestProvider({
  portal: base + hostPaths.portal,
  outsourcing: base + hostPaths.outsourcing,
  myCommunities: base + hostPaths.portal,
});

/** Calls that the provider received and carries out on release, even if nobody waits. */
type PausedCalls = {
  /** How many have come. */
  readonly count: () => number;
  /** Carries them out; those that come later are not paused. */
  readonly release: () => void;
};

type Pause = {
  readonly method: string;
  readonly path: string;
  readonly released: Promise<void>;
  calls: number;
};
let pauses: readonly Pause[] = [];

/** Holds every call of a method and path of the portal's host until it is released. */
export function pauseCalls(method: string, path: string): PausedCalls {
  let open = () => {};
  const released = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pause = { method, path: hostPaths.portal + path, released, calls: 0 };
  pauses = [...pauses, pause];
  return {
    count: () => pause.calls,
    release: () => {
      pauses = pauses.filter((one) => one !== pause);
      open();
    },
  };
}

/** Waits while a call is paused. */
async function waitWhilePaused({ method, url = '' }: IncomingMessage): Promise<void> {
  const [path] = url.split('?');
  const pause = pauses.find((one) => one.method === method && one.path === path);
  if (pause === undefined) return;
  pause.calls += 1;
  await pause.released;
}

const serve = providerListener(provider, base, { beforeResponse: waitWhilePaused });

server.on('request', (incoming, outgoing) => {
  // On a connection that was used before, Chromium itself sends a dropped call again.
  outgoing.shouldKeepAlive = false;
  serve(incoming, outgoing);
});

/** Back to the seed, with no call paused. */
export async function resetProvider(): Promise<void> {
  pauses = [];
  await provider.reset();
}
