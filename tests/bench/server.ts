import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { headersFor, readHeadersFile } from '../../src/build/headers';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
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

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
/** What files can be compressed with, the better one first. */
const encodings = ['br', 'gzip'] as const;
const compressible = /^(?:text|image\/svg|application\/(?:json|xml))/;

/** Turns a document into what is served in its place; used for the twin without script. */
type Rewrite = (html: string) => string;

type Served = { readonly status: number; readonly type: string; readonly bytes: Buffer };

function find(folder: string, path: string): { file: string; status: number } {
  const direct = join(folder, path);
  if (existsSync(direct) && statSync(direct).isFile()) return { file: direct, status: 200 };
  const index = join(direct, 'index.html');
  return existsSync(index)
    ? { file: index, status: 200 }
    : { file: join(folder, '404.html'), status: 404 };
}

type ServeOptions = {
  readonly rewrite?: Rewrite;
  /** Without it files go out as they are: a local browser gains nothing, and brotli takes a core. */
  readonly compress?: boolean;
};

/** A plain static host: hashed files cached for a year, unknown addresses get 404.html. */
export async function serve(
  folder: string,
  { rewrite = (html) => html, compress = true }: ServeOptions = {},
): Promise<{ readonly origin: string; readonly server: Server }> {
  const headers = join(folder, '_headers');
  const rules = existsSync(headers) ? readHeadersFile(readFileSync(headers, 'utf8')) : [];
  const files = new Map<string, Served>();
  const compressed = new Map<string, Buffer>();
  const read = (path: string): Served => {
    const known = files.get(path);
    if (known) return known;
    const { file, status } = find(folder, path);
    const type = types[extname(file)] ?? 'application/octet-stream';
    const raw = readFileSync(file);
    const bytes = type.startsWith('text/html') ? Buffer.from(rewrite(raw.toString())) : raw;
    const served = { status, type, bytes };
    files.set(path, served);
    return served;
  };
  const encode = (path: string, served: Served, encoding: (typeof encodings)[number]): Buffer => {
    const key = `${encoding}:${path}`;
    const known = compressed.get(key);
    if (known) return known;
    const bytes =
      encoding === 'br'
        ? brotliCompressSync(served.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : gzipSync(served.bytes);
    compressed.set(key, bytes);
    return bytes;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const served = read(path);
    const accepted = request.headers['accept-encoding'] ?? '';
    const isSmall = served.bytes.length < 200 || !compressible.test(served.type);
    const encoding =
      compress && !isSmall ? encodings.find((one) => accepted.includes(one)) : undefined;
    response.writeHead(served.status, {
      'Content-Type': served.type,
      'Cache-Control': 'no-cache',
      ...headersFor(rules, path),
      ...(encoding === undefined ? {} : { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' }),
    });
    response.end(encoding === undefined ? served.bytes : encode(path, served, encoding));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, server };
}

/** The same markup and styles without any script: the lower bound that a page is compared with. */
export const withoutScript: Rewrite = (html) =>
  html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="stylesheet"[^>]*disabled[^>]*>/g, '');
