import { refetchActions } from '@/api/registry';
import { prefetchOnIntent } from '@/app/prefetchOnIntent';
import type { PortalRouter } from '@/app/router/router';
import type { AppStore } from '@/app/store';
import { siteWorkerFile } from '@/config/siteWorker';
import { retainFocus } from '@/lib/retainFocus';
import { cacheVisitedPages } from './siteWorkerMessages';
import { recoverFromLostChunks } from './recoverFromLostChunks';
import { offerUpdates } from './updates';

function refetchOnReconnect({ dispatch }: AppStore): void {
  window.addEventListener('online', () => {
    for (const action of refetchActions()) dispatch(action);
  });
}

/** Runs when idle: lost chunks, prefetching, offline documents, updates. A demo's worker is its provider. */
export async function startBackgroundTasks(router: PortalRouter, store: AppStore): Promise<void> {
  retainFocus();
  refetchOnReconnect(store);
  recoverFromLostChunks(router);
  prefetchOnIntent(router.loadPage);
  if (__DEMO__ || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(siteWorkerFile, {
      updateViaCache: 'none',
    });
    cacheVisitedPages(router, store);
    offerUpdates(registration, router);
  } catch {
    // Without a worker the portal only needs a connection.
  }
}
