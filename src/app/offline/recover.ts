import type { PortalRouter } from '@/app/router/router';
import { guardedEvent, planHere, planServed } from '@/lib/bootPlan';
import { flushDrafts } from '@/lib/draft';
import { leaveBuild } from '@/lib/leaveBuild';
import { hasSiteWorker } from '@/lib/siteWorker';
import { leaveTyped, readTyped } from '@/lib/typedHere';

const settled = (router: PortalRouter) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (router.isGoing()) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });

/** True where the site's documents are of another build by now. */
async function isReplaced(): Promise<boolean> {
  try {
    const { main } = await planServed();
    return main !== '' && main !== planHere().main;
  } catch {
    return false;
  }
}

/**
 * Loads the address anew, once for each build, when a part of the portal cannot be fetched because
 * another version has taken its place meanwhile. What was typed is written down first. Without a
 * connection only a page that was asked for is, and only where a worker keeps this site: it then says
 * what can be read. Any other part that fails is for its place to tell.
 */
export function recoverFromLostParts(router: PortalRouter): void {
  let busy = false;
  const recover = async (leading: boolean) => {
    // Now: a part that is lost may take a form from the page, and not every form has a draft.
    const before = readTyped();
    const place = window.location.href;
    const online = navigator.onLine;
    const due = online ? await isReplaced() : leading && hasSiteWorker();
    await settled(router);
    const { main } = planHere();
    if (!due || !leaveBuild(online ? main : main + window.location.href)) return;
    document.getElementById('root')?.style.setProperty('visibility', 'hidden');
    await flushDrafts();
    if (window.location.href === place) leaveTyped({ ...before, ...readTyped() });
    window.location.reload();
  };
  document.dispatchEvent(new Event(guardedEvent));
  window.addEventListener('vite:preloadError', () => {
    if (busy) return;
    busy = true;
    void recover(router.isGoing()).finally(() => {
      busy = false;
    });
  });
}
