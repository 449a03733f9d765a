import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { getResponse } from 'msw';
import { createHandlers } from '@/mocks/handlers';
import type { ProviderContext } from '@/mocks/context';

/** What pages of any other origin may do with the answers. */
const crossOrigin: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
};

/** Another answer in place of the provider's own; undefined drops the connection. */
export type Change = (answer: Response, request: IncomingMessage) => Response | undefined;

type Hosting = {
  /** Makes it a host that breaks the contract. */
  readonly change?: Change;
  /** Called once a request has come whole; it is carried out afterwards. */
  readonly heard?: (request: IncomingMessage) => Promise<void>;
};

/** The provider's answer; undefined where it drops the connection. */
async function answerTo(
  handlers: ReturnType<typeof createHandlers>,
  incoming: IncomingMessage,
  base: string,
  heard: Hosting['heard'],
): Promise<Response | undefined> {
  if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
  // Pictures of the seeded posts are drawings of the portal, at the provider's own address.
  if (/^\/art\/[\w-]+\.svg$/.test(incoming.url ?? '')) {
    const headers = { 'Content-Type': 'image/svg+xml' };
    return new Response(readFileSync(`public${incoming.url}`), { headers });
  }
  const body = await buffer(incoming);
  await heard?.(incoming);
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
  return response?.type === 'error' ? undefined : response;
}

/** Sends an answer as it comes, so that one without an end has none here either. */
async function stream(answer: Response, outgoing: ServerResponse): Promise<void> {
  const headers = new Headers(answer.headers);
  // The body may be another one than the length was said of.
  headers.delete('Content-Length');
  outgoing.writeHead(answer.status, Object.fromEntries(headers));
  outgoing.flushHeaders();
  await pipeline(answer.body ?? [], outgoing);
}

/**
 * Serves the embedded provider by real HTTP, as a host that allows every origin.
 * @param base address of the server that listens
 */
export function providerListener(
  provider: ProviderContext,
  base: string,
  { change, heard }: Hosting = {},
): RequestListener {
  const handlers = createHandlers(provider);
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const found = await answerTo(handlers, incoming, base, heard);
    if (found === undefined) {
      outgoing.destroy();
      return;
    }
    const { status } = found;
    const headers = { ...Object.fromEntries(found.headers), ...crossOrigin };
    const body = Buffer.from(await found.arrayBuffer());
    if (change === undefined) {
      outgoing.writeHead(status, headers);
      outgoing.end(body);
      return;
    }
    const answer = change(
      new Response(status === 204 ? null : body, { status, headers }),
      incoming,
    );
    if (answer === undefined) outgoing.destroy();
    else await stream(answer, outgoing);
  };
  return (incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  };
}
