import { onApi } from '@/api/registry';
import type { PortalRouter } from '@/app/router/router';
import type { AppStore } from '@/app/store';
import { siteWorkerFile } from '@/config/siteWorker';
import { retainFocus } from '@/lib/retainFocus';
import { cacheVisitedPages } from './cacheVisitedPages';
import { recoverFromLostChunks } from './recoverFromLostChunks';
import { offerUpdates } from './updates';

/**
 * Asks anew, as soon as the connection is back, for what is on screen and wants to be asked for then
 * (`refetchOnReconnect`).
 */
function askOnReconnect({ dispatch }: AppStore): void {
  onApi(({ internalActions }) =>
    window.addEventListener('online', () => dispatch(internalActions.onOnline())),
  );
}

/**
 * What a page does once it stands and the browser is idle, so that nobody loses their place, and it
 * goes on without a connection and across new versions. A demo build has no worker of its own: the
 * embedded provider's has the site.
 */
export async function startBackgroundTasks(router: PortalRouter, store: AppStore): Promise<void> {
  retainFocus();
  askOnReconnect(store);
  recoverFromLostChunks(router);
  if (__DEMO__ || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(siteWorkerFile, {
      updateViaCache: 'none',
    });
    cacheVisitedPages(router, store);
    offerUpdates(registration, router);
  } catch {
    // Where no worker may be, the portal works as long as there is a connection.
  }
}
