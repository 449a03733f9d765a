import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { headersFor, readHeadersFile } from '@/build/headers';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** A site that can be deployed anew while pages of it are open. */
export type Deployment = {
  readonly origin: string;
  /** Serves another build from now on; the files of the one before are gone. */
  readonly deploy: (folder: string) => void;
  /** Says no word, or only after so many milliseconds, to requests that this matches. */
  readonly delayRequests: (matches: (path: string) => boolean, time: number) => void;
  /** Files that answer as if they were not there. */
  readonly removeFiles: (matches: (path: string) => boolean) => void;
  /** Files in whose place the host's fallback page comes with status 200, stored as the file would be. */
  readonly serveFallbackFor: (matches: (path: string) => boolean) => void;
  /** Ends every connection without an answer, as a host out of reach does, or answers again. */
  readonly setUnreachable: (isUnreachable: boolean) => void;
  /** Paths that were requested, in order. */
  readonly requestedPaths: string[];
  readonly close: () => Promise<void>;
};

const none = () => false;

function fileOf(folder: string, path: string): string | undefined {
  const direct = join(folder, path);
  const candidates = [direct, join(direct, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** Serves a built portal with the headers that it ships. */
export async function startDeployment(first: string): Promise<Deployment> {
  let folder = first;
  let delayed: { matches: (path: string) => boolean; time: number } = { matches: none, time: 0 };
  let isRemoved: (path: string) => boolean = none;
  let isFallback: (path: string) => boolean = none;
  const requestedPaths: string[] = [];
  let isUnreachable = false;
  const server = createServer((request, response) => {
    if (isUnreachable) {
      request.socket.destroy();
      return;
    }
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    requestedPaths.push(path);
    const found = isRemoved(path) ? undefined : fileOf(folder, path);
    const file = isFallback(path)
      ? join(folder, 'index.html')
      : (found ?? join(folder, '404.html'));
    const rules = readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
    const answer = () => {
      response.writeHead(found === undefined ? 404 : 200, {
        'Cache-Control': 'no-cache',
        ...headersFor(rules, path),
        'Content-Type': types[extname(file)] ?? 'application/octet-stream',
        ...(found === undefined && { 'Cache-Control': 'no-store' }),
      });
      response.end(readFileSync(file));
    };
    if (delayed.matches(path)) setTimeout(answer, delayed.time).unref();
    else answer();
  });
  return {
    origin: await listen(server),
    requestedPaths,
    setUnreachable: (next) => {
      isUnreachable = next;
    },
    deploy: (next) => {
      folder = next;
    },
    delayRequests: (matches, time) => {
      delayed = { matches, time };
    },
    removeFiles: (matches) => {
      isRemoved = matches;
    },
    serveFallbackFor: (matches) => {
      isFallback = matches;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Paths of all documents that this browser stores, in the caches of all builds. */
export const cachedDocuments = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kb:build:'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const all = keys.flat().map(({ url }) => new URL(url).pathname);
    return all.filter((path) => !path.startsWith('/assets/'));
  });

/** The start module that the document on screen names, which identifies its build. */
export const shownBuild = (page: Page): Promise<string> =>
  page.evaluate(
    () => /"main":"([^"]+)"/.exec(document.querySelector('#boot')?.textContent ?? '')?.[1] ?? '',
  );
