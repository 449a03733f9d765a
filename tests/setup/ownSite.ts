import { createServer, type Server } from 'node:http';
import { inject } from 'vitest';
import type { Site } from './site';

/** How long a file waits for a site that the one before it has just left, in milliseconds. */
const patience = 30_000;

const listens = (server: Server, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });

type Claim = { readonly site: Site; readonly server: Server };

/**
 * Takes a site whose provider's port nobody listens on: files run side by side, and what one does to
 * its provider must not reach the pages of the other. The port tells them apart, since vitest can give
 * two of its workers the same number.
 * @throws where none gets free
 */
async function claim(since = Date.now()): Promise<Claim> {
  for (const site of inject('sites')) {
    const server = createServer();
    if (await listens(server, site.providerPort)) return { site, server };
  }
  if (Date.now() - since > patience) throw new Error('No site is free for these tests.');
  await new Promise((later) => setTimeout(later, 50));
  return claim(since);
}

/** The built portals of these tests, and where they are served; the server that their provider is. */
export const { site, server } = await claim();
