import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoProviderPath } from '../config/paths.ts';
import type { Settings } from '../config/settings.ts';
import { filesPlugin } from './filesPlugin.ts';

const workerFile = 'mockServiceWorker.js';

// MSW's worker, whose listener comes after this one, forgets its pages when a browser stops it.
const remembers = `
addEventListener('fetch', ({ clientId, request }) => {
  if (new URL(request.url).pathname.startsWith('${demoProviderPath}')) activeClientIds.add(clientId);
});
`;

/** Lets the worker take over a page without a reload. */
const claims = `
addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
});
`;

function workerSource(): string {
  const msw = dirname(createRequire(import.meta.url).resolve('msw/package.json'));
  return remembers + readFileSync(join(msw, 'lib', workerFile), 'utf8') + claims;
}

export const demoWorkerPlugin = ({ demo }: Settings) =>
  demo &&
  filesPlugin('portal:demo-worker', workerFile, 'text/javascript', () => ({
    [workerFile]: workerSource(),
  }));
