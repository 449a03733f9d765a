import { planHere, planServed } from '@/lib/bootPlan';
import { leaveBuild } from '@/lib/leaveBuild';
import { leaveTyped, readTyped } from '@/lib/typedHere';

/** It is being found out whether another build is there. */
let looking = false;

/** Loads the address anew where that helps. @param asked a person wants it, whatever the build */
export async function loadAnew(asked: boolean): Promise<void> {
  if (looking) return;
  looking = true;
  // Now: a part that is lost may take a form from the page.
  const before = readTyped();
  try {
    const { main } = await planServed();
    const here = planHere().main;
    if (main !== '' && (asked || (main !== here && leaveBuild(here)))) {
      leaveTyped({ ...before, ...readTyped() });
      location.reload();
      return;
    }
  } catch {
    // Without a connection, or where nothing may be kept, the document stays as it is.
  }
  looking = false;
}
