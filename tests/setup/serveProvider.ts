import { generateKeyPairSync, sign } from 'node:crypto';
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
  readonly beforeResponse?: (request: IncomingMessage) => Promise<void>;
};

/** The provider's answer; undefined where it drops the connection. */
async function answerTo(
  handlers: ReturnType<typeof createHandlers>,
  incoming: IncomingMessage,
  base: string,
  beforeResponse: Hosting['beforeResponse'],
): Promise<Response | undefined> {
  // A HEAD only asks whether anything answers here.
  if (incoming.method === 'OPTIONS' || incoming.method === 'HEAD')
    return new Response(null, { status: 204 });
  // Pictures of the seeded posts are drawings of the portal, at the provider's own address.
  if (/^\/art\/[\w-]+\.svg$/.test(incoming.url ?? '')) {
    const headers = { 'Content-Type': 'image/svg+xml' };
    return new Response(readFileSync(`public${incoming.url}`), { headers });
  }
  const body = await buffer(incoming);
  await beforeResponse?.(incoming);
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
  // A changed body may have another length.
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
  { change, beforeResponse }: Hosting = {},
): RequestListener {
  const handlers = createHandlers(provider);
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const found = await answerTo(handlers, incoming, base, beforeResponse);
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

/** One element of DER: its tag, its length, its content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
const time = (date: Date) =>
  der(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\..*/g, '')
        .slice(2)}Z`,
    ),
  );

const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const day = 24 * 60 * 60 * 1000;

const pem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64')}\n-----END CERTIFICATE-----\n`;

/** A certificate that nobody but itself vouches for, with its key, made anew. */
export function selfSignedCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const commonName = sequence(oid(0x55, 0x04, 0x03), der(0x0c, Buffer.from('localhost')));
  const name = sequence(der(0x31, commonName));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', content, privateKey);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(content, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature))),
  };
}
