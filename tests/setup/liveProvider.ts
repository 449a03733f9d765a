import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getResponse } from 'msw';
import { beforeEach } from 'vitest';
import { createHandlers } from '@/mocks/handlers';
import { createTestProvider } from '@/mocks/node';
import { hostPaths } from './hostPaths';
import { server, site } from './ownSite';

const { providerPort } = site;
const base = `http://127.0.0.1:${providerPort}`;

/** The provider of the live build: data, faults and log as in `renderAt`, behind real HTTP. */
export const provider = createTestProvider({
  portal: base + hostPaths.portal,
  outsourcing: base + hostPaths.outsourcing,
  myCommunities: base + hostPaths.portal,
});

const handlers = createHandlers(provider);

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
};

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, crossOrigin).end();
    return;
  }
  // Pictures of the seeded posts are drawings of the portal, at the provider's own address.
  if (/^\/art\/[\w-]+\.svg$/.test(incoming.url ?? '')) {
    outgoing.writeHead(200, { 'Content-Type': 'image/svg+xml' });
    outgoing.end(readFileSync(`public${incoming.url}`));
    return;
  }
  const body = await buffer(incoming);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const request = new Request(new URL(incoming.url ?? '/', base), {
    method: incoming.method ?? 'GET',
    headers,
    ...(body.length > 0 ? { body } : {}),
  });
  const response = await getResponse(handlers, request);
  if (response === undefined || response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...crossOrigin });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

server.on('request', (incoming, outgoing) => {
  answer(incoming, outgoing).catch(() => outgoing.destroy());
});

// Before a test, not after it: the pages of the one before are closed by then, and ask for nothing.
beforeEach(() => provider.reset());
