import { guardedEvent, readBootPlan, fetchBootPlan } from '@/config/bootPlan';
import { restoreEnteredValues, saveEnteredValues, readEnteredValues } from '@/lib/enteredValues';
import { mayReload } from '@/lib/reloadGuard';

let looking = false;

/** Reloads if that helps. `asked`: a person wants it, whatever the build. */
async function reloadOnce(asked: boolean): Promise<void> {
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

/**
 * The only script of a prerendered page, inlined, so it must stay small. It starts the app when the
 * page is idle or touched, at once for frames and queries; replays an early tap; reloads once per
 * build if a file is gone; and leaves the document as it is in old browsers.
 */
const plan = readBootPlan();
const modules = [...plan.modules, plan.main];
const intents = ['pointerdown', 'keydown', 'focusin'] as const;
let early: HTMLElement | undefined;
let started = false;
let fetched = false;
let answering = false;
let stuck = false;
/** The app now handles lost chunks itself. */
let guarded = false;

const whenIdle = (then: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3000 });
  else setTimeout(then, 300);
};

function fetchModules(done: () => void): void {
  if (fetched) return;
  fetched = true;
  let waiting = modules.length;
  const settle = () => {
    waiting -= 1;
    if (waiting === 0) done();
  };
  for (const href of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    link.addEventListener('load', settle);
    link.addEventListener('error', settle);
    document.head.append(link);
  }
}

function onLost(): void {
  if (guarded) return;
  if (!answering) {
    stuck = true;
    early = undefined;
  }
  void reloadOnce(false);
}

function start(): void {
  if (started) return;
  started = true;
  fetchModules(() => undefined);
  import(/* @vite-ignore */ plan.main).catch((error: unknown) => {
    console.error(error);
    onLost();
  });
}

/** Saves a tap that only the script can answer. */
function keepEarlyTap(event: MouseEvent): void {
  if (answering) return;
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest<HTMLElement>('button, [role=tab], input[type=submit]');
  if (!control || control.hasAttribute('popovertarget')) return;
  event.preventDefault();
  if (stuck) return void reloadOnce(true);
  early = control;
  start();
}

/** Replays choices made before the script came, then the last tap. */
function answer(): void {
  answering = true;
  for (const name of intents) removeEventListener(name, start, true);
  const choices = document.querySelectorAll<HTMLInputElement>('input[data-early]');
  for (const choice of choices) {
    choice.removeAttribute('data-early');
    choice.checked = !choice.checked;
    choice.click();
  }
  early?.click();
  early = undefined;
}

function keepEarlyChoice(event: Event): void {
  const input = event.target;
  if (answering || !(input instanceof HTMLInputElement) || !/radio|checkbox/.test(input.type))
    return;
  if (input.type === 'radio') {
    for (const other of document.querySelectorAll(`input[data-early][name="${input.name}"]`)) {
      other.removeAttribute('data-early');
    }
  }
  input.dataset['early'] = '';
}

/** The newest features that every page needs: Chrome 114, Firefox 125, Safari 17. */
const isOld = !('toSorted' in Array.prototype && 'popover' in HTMLElement.prototype);

/** A query is not in the document, and `404.html` serves any address. */
const urgent =
  plan.urgent ||
  location.search !== '' ||
  document.getElementById('root')?.dataset['path'] === '404';
const afterLoad = () => whenIdle(() => fetchModules(() => whenIdle(start)));
if (isOld) document.getElementById('old-browser')?.removeAttribute('hidden');
else {
  for (const name of intents) addEventListener(name, start, { capture: true, passive: true });
  addEventListener('click', keepEarlyTap, true);
  addEventListener('change', keepEarlyChoice, true);
  document.addEventListener('portal:ready', answer, { once: true });
  document.addEventListener(guardedEvent, () => (guarded = true), { once: true });
  addEventListener('vite:preloadError', onLost);
  restoreEnteredValues();
  if (urgent) start();
  else if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
