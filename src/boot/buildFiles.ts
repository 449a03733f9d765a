import { fetchBootPlan, readBootPlan } from '@/config/bootPlan';
import { readEnteredValues, saveEnteredValues } from '@/lib/enteredValues';
import { claimReload } from '@/lib/reloadGuard';

let isFetched = false;

/** Fetches modules ahead, once; calls back when each has come or failed. */
export function fetchModules(addresses: readonly string[], onSettled?: () => void): void {
  if (isFetched) return;
  isFetched = true;
  let waiting = addresses.length;
  const settle = () => {
    waiting -= 1;
    if (waiting === 0) onSettled?.();
  };
  for (const href of addresses) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.addEventListener('load', settle);
    link.addEventListener('error', settle);
    document.head.append(link);
  }
}

let isLooking = false;

/** Reloads for another build, once for an empty frame, or as a person wants; false if it does not. */
export async function reloadOnce(isForced: boolean, isFrame = () => false): Promise<boolean> {
  if (isLooking) return true;
  isLooking = true;
  // Read now: a lost part may remove a form.
  const before = readEnteredValues();
  try {
    const { main } = await fetchBootPlan();
    const { main: here, modules } = readBootPlan();
    // Replaces a wrong stored answer, so that the next load works.
    if (main === here) {
      const files = [main, ...modules].map((file) => fetch(file, { cache: 'reload' }));
      await Promise.allSettled(files);
    }
    const claim = () =>
      main === here ? isFrame() && claimReload(`${here} frame`) : claimReload(here);
    if (main !== '' && (isForced || claim())) {
      saveEnteredValues({ ...before, ...readEnteredValues() });
      location.reload();
      return true;
    }
  } catch {
    // Offline, or storage refused: the document stays.
  }
  isLooking = false;
  return false;
}

/** Reloads if that helps; else a frame says what is lost, and reloads once online, if `isEarly`. */
export async function recoverLostScript(isEarly: () => boolean): Promise<void> {
  const line = document.getElementById('lost-script');
  if ((await reloadOnce(false, () => line !== null && isEarly())) || line === null || !isEarly())
    return;
  const again = () => void reloadOnce(true);
  const hide = () => {
    line.hidden = true;
    removeEventListener('online', again);
  };
  line.hidden = false;
  addEventListener('online', again);
  document.addEventListener('portal:ready', hide, { once: true });
}
