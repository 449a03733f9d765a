import type { PortalRouter } from '@/app/router/router';
import type { AppStore } from '@/app/store';
import { keepFocus } from '@/lib/keepFocus';
import { siteWorkerFile } from '@/lib/siteWorker';
import { keepVisited } from './keepVisited';
import { askOnReconnect } from './reconnect';
import { recoverFromLostParts } from './recover';
import { offerUpdates } from './updates';

/**
 * What a page does once it stands and the browser is idle, so that nobody loses their place, and it
 * goes on without a connection and across new versions. A demo build has no worker of its own: the
 * embedded provider's has the site.
 */
export async function goOn(router: PortalRouter, store: AppStore): Promise<void> {
  keepFocus();
  askOnReconnect(store);
  recoverFromLostParts(router);
  if (__DEMO__ || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(siteWorkerFile, {
      updateViaCache: 'none',
    });
    keepVisited(router, store);
    offerUpdates(registration, router);
  } catch {
    // Where no worker may be, the portal works as long as there is a connection.
  }
}
