import { cacheNameOf, offlineDocument, type OfflinePlan } from '@/config/offlinePlan';
import type { VisitedPages } from '@/config/siteWorker';
import { createCacheStorage } from '../../setup/device';
import { startWorker } from './serviceWorker';

/** A build whose files carry its name. */
const planOf = (build: string): OfflinePlan => ({
  build,
  main: `/assets/index-${build}.js`,
  files: ['index', 'faq', 'feed', 'later'].map((name) => `/assets/${name}-${build}.js`),
  documents: {
    [offlineDocument]: [0],
    '/faq': [0, 1],
    '/community': [0, 2],
    '/poll': [0],
    '/admin': [0],
  },
  members: ['/community', '/poll'],
  closed: ['/community', '/poll', '/admin'],
  memberFiles: [3],
});
export const [a, b] = [planOf('a'), planOf('b')];
export const [cacheA, cacheB] = [cacheNameOf('a'), cacheNameOf('b')];

export const html = (text: string) =>
  new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
export const typed = (type: string) => new Response('file', { headers: { 'Content-Type': type } });

/** The message of a visitor's page about what was read. */
export const visited = (more: Partial<VisitedPages>): VisitedPages => ({
  say: 'keep',
  paths: ['/faq'],
  loaded: [],
  member: false,
  ...more,
});

/** A site that serves build a, and a device that has seen nothing of it. */
export function createSite() {
  /** What the host serves. */
  const files = new Map<string, Response>();
  /** What the browser's HTTP cache has of the site. */
  const stored = new Map<string, Response>();
  /** Paths whose requests fail. */
  const unreachable = new Set<string>();
  const device = createCacheStorage();
  let fetched: string[] = [];
  let isOffline = false;

  const deploy = ({ files: assets, documents, main }: OfflinePlan): void => {
    files.clear();
    for (const file of assets) files.set(file, typed('text/javascript'));
    files.set('/art/a.svg', typed('image/svg+xml'));
    for (const path of Object.keys(documents)) {
      files.set(path, html(`<title>At ${path}</title><img src="/art/a.svg"><i>${main}</i>`));
    }
  };
  deploy(a);
  return {
    files,
    stored,
    unreachable,
    device,
    deploy,
    disconnect: () => {
      isOffline = true;
    },
    /** Paths that were fetched since the last call. */
    takeFetched: (): readonly string[] => {
      const paths = fetched;
      fetched = [];
      return paths;
    },
    /** Starts the worker of a build on the device. */
    start: (plan: OfflinePlan) =>
      startWorker(plan, device.storage, (path, init) => {
        if (isOffline || unreachable.has(path)) throw new TypeError('Failed to fetch');
        const past = init?.cache === 'reload';
        fetched.push(past ? `reload ${path}` : path);
        const found = (past ? undefined : stored.get(path)) ?? files.get(path);
        return found?.clone() ?? new Response('', { status: 404 });
      }),
  };
}
