import type { PortalRouter } from '@/app/router/router';
import { guardedEvent, readBootPlan, fetchBootPlan } from '@/config/bootPlan';
import { flushDrafts } from '@/lib/draft';
import { fetchFile } from '@/lib/fileType';
import { mayReload } from '@/lib/reloadGuard';
import { hasSiteWorker } from '@/config/siteWorker';
import { saveTyped, readTyped } from '@/lib/enteredValues';

const settled = (router: PortalRouter) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (router.isNavigating()) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });

/** True where the site's documents are of another build by now. */
async function isReplaced(): Promise<boolean> {
  try {
    const { main } = await fetchBootPlan();
    return main !== '' && main !== readBootPlan().main;
  } catch {
    return false;
  }
}

/**
 * Replaces wrong answers in the browser's HTTP cache, where hosts have files stored for a year: a page
 * that is reloaded after a host's fallback page came for a script then gets the script.
 */
async function refreshFiles(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = loaded.filter((name) => name.startsWith(`${window.location.origin}/assets/`));
  await Promise.allSettled([...new Set(own)].map(fetchFile));
}

/**
 * Loads the address anew, once for each build, when a part of the portal cannot be fetched because
 * another version has taken its place meanwhile. What was typed is written down first. Without a
 * connection only a page that was asked for is, and only where a worker keeps this site: it then says
 * what can be read. Any other part that fails is for its place to tell.
 */
export function recoverFromLostChunks(router: PortalRouter): void {
  let busy = false;
  const recover = async (leading: boolean) => {
    // Now: a part that is lost may take a form from the page, and not every form has a draft.
    const before = readTyped();
    const place = window.location.href;
    const online = navigator.onLine;
    const due = online ? await isReplaced() : leading && hasSiteWorker();
    if (online && !due) void refreshFiles();
    await settled(router);
    const { main } = readBootPlan();
    if (!due || !mayReload(online ? main : main + window.location.href)) return;
    document.getElementById('root')?.style.setProperty('visibility', 'hidden');
    await flushDrafts();
    if (window.location.href === place) saveTyped({ ...before, ...readTyped() });
    window.location.reload();
  };
  document.dispatchEvent(new Event(guardedEvent));
  window.addEventListener('vite:preloadError', () => {
    if (busy) return;
    busy = true;
    void recover(router.isNavigating()).finally(() => {
      busy = false;
    });
  });
}
