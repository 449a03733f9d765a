import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@/ui/styles/index.css';
import { App } from './App';
import { isPrerenderedFor } from './prerendered';
import { Ready } from './Ready';
import { PortalRouter } from './router/PortalRouter';
import { createPortalRouter } from './router/router';
import { createAppStore } from './store';

/** Takes over the document: hydrates what was prerendered, renders what was not. */
export async function start(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('The document has no element #root.');
  const { store, restore } = createAppStore();
  const prerendered = isPrerenderedFor(root, window.location.pathname);
  const router = await createPortalRouter(prerendered);
  // Where it cannot come, the page works without.
  const goOn = () =>
    import('./offline/goOn').then((later) => later.goOn(router, store)).catch(() => undefined);
  const foresee = () =>
    import('./foresee').then((later) => later.foreseePages(router.fetch)).catch(() => undefined);
  const ready = () => {
    restore();
    (window.requestIdleCallback ?? setTimeout)(() => void goOn().then(foresee));
  };
  const app = (
    <App store={store}>
      <PortalRouter router={router} />
      <Ready onReady={ready} />
    </App>
  );
  // A transition may be interrupted: hydration then runs in slices that let taps through.
  startTransition(() => {
    if (prerendered) hydrateRoot(root, app);
    else {
      root.replaceChildren();
      createRoot(root).render(app);
    }
  });
}
