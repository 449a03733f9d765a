import { hosts } from '@/api/provider';
import { refetchActions } from '@/api/registry';
import { prefetchOnIntent } from '@/app/prefetchOnIntent';
import type { PortalRouter } from '@/app/router/router';
import type { AppStore } from '@/app/store';
import { siteWorkerFile } from '@/config/siteWorker';
import { retainFocus } from '@/lib/retainFocus';
import { assumeOnline, isOnline, refuteOnline } from '@/lib/useOnline';
import { cacheVisitedPages } from './siteWorkerMessages';
import { recoverFromLostChunks } from './recoverFromLostChunks';
import { offerUpdates } from './updates';

const minute = 60_000;

/** Once the connection is back, and once a tab is seen again that was hidden for a minute or more. */
function refetchOnReturn({ dispatch }: AppStore): void {
  const refetch = () => {
    for (const action of refetchActions()) dispatch(action);
  };
  let hiddenAt = Infinity;
  window.addEventListener('online', refetch);
  document.addEventListener('visibilitychange', () => {
    const now = Date.now();
    if (!document.hidden && isOnline() && now - hiddenAt >= minute) refetch();
    hiddenAt = document.hidden ? now : Infinity;
  });
}

const probeIntervalMs = 30_000;

/** A demo's provider is in this browser. */
const probedHost = __DEMO__ ? '/' : hosts.portal;

/** Beside some VPNs and virtual networks a browser reports no connection for good. An answer proves it wrong. */
function probeWhileOffline(): void {
  const probe = async () => {
    if (document.hidden || navigator.onLine) return;
    const options = { method: 'HEAD', mode: 'no-cors', cache: 'no-store' } as const;
    const answers = await fetch(probedHost, options).catch(() => undefined);
    if (navigator.onLine) return;
    if (answers === undefined) refuteOnline();
    else assumeOnline();
  };
  void probe();
  setInterval(() => void probe(), probeIntervalMs);
}

/** Runs when idle: lost chunks, reconnecting, prefetching, offline documents, updates. A demo's worker is its provider. */
export async function startBackgroundTasks(router: PortalRouter, store: AppStore): Promise<void> {
  retainFocus();
  refetchOnReturn(store);
  probeWhileOffline();
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
