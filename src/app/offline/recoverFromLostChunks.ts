import type { PortalRouter } from '@/app/router/router';
import { guardedEvent, readBootPlan, fetchBootPlan } from '@/config/bootPlan';
import { flushDrafts } from '@/lib/draft';
import { fieldOf } from '@/lib/fieldOf';
import { fetchFile } from '@/lib/fileType';
import { isPrefetchFailure } from '@/lib/prefetch';
import { claimReload } from '@/lib/reloadGuard';
import { hasSiteWorker } from '@/config/siteWorker';
import { isOnline } from '@/lib/useOnline';
import { whenTrue } from '@/lib/whenTrue';
import { saveEnteredValues, readEnteredValues } from '@/lib/enteredValues';

/** Milliseconds after which a reload has not come: a person may stop it to save what they typed. */
const reloadMs = 2000;

async function isReplaced(): Promise<boolean> {
  try {
    const { main } = await fetchBootPlan();
    return main !== '' && main !== readBootPlan().main;
  } catch {
    return false;
  }
}

/** Refetches past the HTTP cache, which may hold a fallback page under a script's name. */
async function refreshFiles(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = loaded.filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  await Promise.allSettled([...new Set(own)].map(fetchFile));
}

/**
 * When a needed part is lost, saves what was typed and reloads: once per build that another one replaced,
 * offline once per address. Without a new build it fetches the files anew.
 */
export function recoverFromLostChunks(router: PortalRouter): void {
  let busy = false;
  const recover = async (
    leading: boolean,
    before: ReturnType<typeof readEnteredValues>,
    address: string,
  ) => {
    const replaced = await isReplaced();
    const due = replaced || (!isOnline() && leading && hasSiteWorker());
    if (!due && isOnline()) void refreshFiles();
    await whenTrue(router, () => !router.isNavigating());
    const { main } = readBootPlan();
    if (!due || !claimReload(replaced ? main : main + window.location.href)) return;
    const root = document.getElementById('root');
    root?.style.setProperty('visibility', 'hidden');
    await flushDrafts();
    if (window.location.href === address) saveEnteredValues({ ...before, ...readEnteredValues() });
    window.location.reload();
    setTimeout(() => root?.style.removeProperty('visibility'), reloadMs);
  };
  document.dispatchEvent(new Event(guardedEvent));
  window.addEventListener('vite:preloadError', (event) => {
    const leading = router.isNavigating();
    // Read now: a lost part may remove a form without a draft.
    const before = readEnteredValues();
    const { href } = window.location;
    // Whoever prefetched the part gets the error after this event.
    setTimeout(() => {
      if (busy || (!leading && isPrefetchFailure(fieldOf(event, 'payload')))) return;
      busy = true;
      void recover(leading, before, href).finally(() => {
        busy = false;
      });
    });
  });
}
