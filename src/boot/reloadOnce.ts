import { readBootPlan, fetchBootPlan } from '@/config/bootPlan';
import { mayReload } from '@/lib/reloadGuard';
import { saveTyped, readTyped } from '@/lib/enteredValues';

/** It is being found out whether another build is there. */
let looking = false;

/** Loads the address anew where that helps. @param asked a person wants it, whatever the build */
export async function reloadOnce(asked: boolean): Promise<void> {
  if (looking) return;
  looking = true;
  // Now: a part that is lost may take a form from the page.
  const before = readTyped();
  try {
    const { main } = await fetchBootPlan();
    const { main: here, modules } = readBootPlan();
    // A wrong answer that the browser stored is replaced, so that the next load works.
    if (main === here) {
      const files = [main, ...modules].map((file) => fetch(file, { cache: 'reload' }));
      await Promise.allSettled(files);
    }
    if (main !== '' && (asked || (main !== here && mayReload(here)))) {
      saveTyped({ ...before, ...readTyped() });
      location.reload();
      return;
    }
  } catch {
    // Without a connection, or where nothing may be kept, the document stays as it is.
  }
  looking = false;
}
