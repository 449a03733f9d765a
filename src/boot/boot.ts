import { guardedEvent, readBootPlan } from '@/config/bootPlan';
import { decodeComponent } from '@/lib/decodeComponent';
import { restoreEnteredValues } from '@/lib/enteredValues';
import { withoutTrailingSlash } from '@/lib/url';
import { fetchModules, recoverLostScript, reloadOnce } from './buildFiles';
import { saveEarlyActions } from './earlyActions';
import { whenQuiet } from './idle';

/** Inlined, so it must stay small. Leaves old browsers their document. */
const plan = readBootPlan();
const modules = [...plan.modules, plan.main];
const intents = ['pointerdown', 'keydown', 'focusin'] as const;
let started = false;
let stuck = false;

// Hosts serve a document at other spellings of its address: `/faq/index.html`, `//faq`, `/%66aq`.
const { origin, pathname, search, hash } = location;
const documentPath = document.getElementById('root')?.dataset['path'];
const decoded = (decodeComponent(pathname) ?? pathname).replace(/\/+/g, '/');
const path = withoutTrailingSlash(decoded.replace(/\/index\.html$/, '/'));
if (path === documentPath && pathname !== path && pathname !== `${path}/`) {
  history.replaceState(history.state, '', origin + path + search + hash);
}

function start(): void {
  if (started) return;
  started = true;
  fetchModules(modules);
  import(/* @vite-ignore */ plan.main).catch((error: unknown) => {
    console.error(error);
    onLost();
  });
}

/** The newest features that every page needs: Chrome 120, Firefox 125, Safari 17. */
const isOld = !('canParse' in URL && 'popover' in HTMLElement.prototype);
if (isOld) document.getElementById('old-browser')?.removeAttribute('hidden');
const early = isOld
  ? undefined
  : saveEarlyActions(() => {
      if (stuck) void reloadOnce(true);
      else start();
      return !stuck;
    });

function onLost(): void {
  if (early?.areOver() === false) {
    stuck = true;
    early.forgetTap();
  }
  void recoverLostScript(() => early?.areOver() === false);
}

if (early !== undefined) {
  for (const name of intents) addEventListener(name, start, { capture: true, passive: true });
  const onReady = () => {
    for (const name of intents) removeEventListener(name, start, true);
    early.replay();
  };
  document.addEventListener('portal:ready', onReady, { once: true });
  addEventListener('vite:preloadError', onLost);
  // From then on the app recovers by itself.
  const leaveToApp = () => removeEventListener('vite:preloadError', onLost);
  document.addEventListener(guardedEvent, leaveToApp, { once: true });
  restoreEnteredValues();
  // A query is not in the document, and `404.html` serves any address.
  const isNotFound = documentPath === '404';
  if (plan.urgent || search !== '' || isNotFound) start();
  else whenQuiet((then) => fetchModules(modules, then), start);
}
