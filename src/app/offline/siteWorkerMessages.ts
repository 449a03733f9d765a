import { messageSW } from 'workbox-window/messageSW.js';
import { readBootPlan } from '@/config/bootPlan';
import type { WorkerMessage } from '@/config/siteWorker';
import type { PortalRouter } from '@/app/router/router';
import type { AppStore } from '@/app/store';
import { isScreen } from '@/app/screens';
import { selectSession } from '@/session/session.slice';
import { paths } from '@/config/paths';
import { withoutTrailingSlash } from '@/lib/url';
import { isOnline } from '@/lib/useOnline';
import { whenIdle } from '@/lib/whenIdle';

export const postToWorker = (worker: ServiceWorker, message: WorkerMessage): void =>
  worker.postMessage(message, []);

/** True if the worker belongs to another build; pending for as long as it does not answer. */
export async function isOtherBuild(worker: ServiceWorker): Promise<boolean> {
  const message: WorkerMessage = { say: 'newer', main: readBootPlan().main };
  return (await messageSW(worker, message)) === true;
}

/** True if a worker of this build is about to control the page. */
async function willBeReplaced(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const next = registration?.waiting ?? registration?.installing;
  return next ? !(await isOtherBuild(next)) : false;
}

const fetchedPaths = (): readonly string[] => {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
};

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Has the worker store each visited page, and for members what their pages need. */
export function cacheVisitedPages(router: PortalRouter, store: AppStore): void {
  let lastPosted = '';
  const postVisitedPage = async () => {
    const worker = navigator.serviceWorker.controller;
    const { status } = selectSession(store.getState());
    if (worker === null || status === 'restoring' || !isOnline()) return;
    const path = withoutTrailingSlash(router.shown().pathname);
    const member = status !== 'visitor';
    const visit = `${path} ${member}`;
    if (visit === lastPosted || router.isNavigating()) return;
    lastPosted = visit;
    // A message would start the old worker again. In Chromium 147 the next reload then often hangs.
    if (await willBeReplaced()) return;
    const visited = [path, ...(isInstalled() ? [paths.root] : [])].filter(isScreen);
    postToWorker(worker, { say: 'keep', paths: visited, loaded: fetchedPaths(), member });
  };
  const later = () => whenIdle(() => void postVisitedPage().catch(() => undefined), 5000);
  router.subscribe(later);
  store.subscribe(() => {
    if (selectSession(store.getState()).status !== 'restoring' && lastPosted === '') later();
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    lastPosted = '';
    later();
  });
  later();
}
