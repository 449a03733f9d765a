import { guardedEvent, readBootPlan } from '@/config/bootPlan';
import { restoreEnteredValues } from '@/lib/enteredValues';
import { reloadOnce } from './reloadOnce';

/**
 * The only script a prerendered page carries: it decides when the portal's script may come. Compiled
 * on its own and inlined, it must stay small and import next to nothing.
 *
 * - After the page has loaded and the browser is idle, the modules are fetched; then `main.ts` runs
 *   them one by one, and the portal hydrates in slices.
 * - A document that shows less than its address says starts as soon as it stands: the frame of a closed
 *   page, and an address with a query.
 * - A tap, a key or a focus before that starts at once, and the early tap is replayed when the page
 *   answers. Links, the menu and disclosure work before, since they are the browser's own.
 * - In a browser that lacks what the portal needs nothing starts: a line says so, and the document stays
 *   as it is.
 * - Where a file of this document is gone because another build has taken its place, the address is
 *   loaded anew, once for each build, with what was typed. Where that does not help the document stays
 *   as it is, and a tap that only the script can answer loads it anew.
 */
const plan = readBootPlan();
const modules = [...plan.modules, plan.main];
const intents = ['pointerdown', 'keydown', 'focusin'] as const;
let early: HTMLElement | undefined;
let started = false;
let fetched = false;
let answering = false;
/** The start failed: the page stays as the document has it. */
let stuck = false;
/** Parts of the page that are lost are looked after elsewhere from now on. */
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

/** A tap on something only the script can answer is kept until it can; the rest is the browser's. */
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

/** Choices made before the script came are told to it as taps; then the last tap is answered. */
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

/** What came to all engines last of what every page needs: Chrome 114, Firefox 125, Safari 17. */
const isOld = !('toSorted' in Array.prototype && 'popover' in HTMLElement.prototype);

/** A query says more than the document shows, and 404.html stands for other addresses too. */
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
