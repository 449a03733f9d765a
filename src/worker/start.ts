import { Route, Router } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { parseMessage } from '@/config/siteWorker';
import { documentStrategy, precache, removeOld, storeVisited } from './pages';
import { isArt, isDocument, isFile } from './requests';
import { artStrategy, fileStrategy, plan } from './strategies';

declare const self: ServiceWorkerGlobalScope;

const answerBy = (strategy: Strategy) => (options: Parameters<Strategy['handleAll']>[0]) => {
  const [answer, done] = strategy.handleAll(options);
  // What cannot be stored is fetched again next time.
  done.catch(() => undefined);
  return answer;
};

// The default router would also fetch whatever a message names.
const router = new Router();
router.registerRoute(new Route(isFile, answerBy(fileStrategy)));
router.registerRoute(new Route(isArt, answerBy(artStrategy)));
router.registerRoute(new Route(isDocument, answerBy(documentStrategy)));
router.setCatchHandler(() => Promise.resolve(Response.error()));
router.addFetchListener();

async function handleMessage(event: ExtendableEvent & MessageEvent<unknown>): Promise<void> {
  const message = parseMessage(event.data);
  if (message?.say === 'take over') await self.skipWaiting();
  if (message?.say === 'keep') await storeVisited(event, message);
  if (message?.say !== 'newer') return;
  const isOtherBuild = message.main !== plan.main;
  // If the only page runs this build, nobody needs the old worker.
  const pages = isOtherBuild ? [] : await self.clients.matchAll({ includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
  event.ports[0]?.postMessage(isOtherBuild);
}

self.addEventListener('install', (event) => event.waitUntil(precache(event)));
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOld().then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => event.waitUntil(handleMessage(event)));
