import { readBootPlan, fetchBootPlan } from '@/config/bootPlan';
import { mayReload } from '@/lib/reloadGuard';
import { saveEnteredValues, readEnteredValues } from '@/lib/enteredValues';

let looking = false;

/** Reloads if that helps. `asked`: a person wants it, whatever the build. */
export async function reloadOnce(asked: boolean): Promise<void> {
  if (looking) return;
  looking = true;
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
    if (main !== '' && (asked || (main !== here && mayReload(here)))) {
      saveEnteredValues({ ...before, ...readEnteredValues() });
      location.reload();
      return;
    }
  } catch {
    // Offline, or storage refused: the document stays.
  }
  looking = false;
}
