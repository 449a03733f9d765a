import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '@/ui/styles/index.css';
import { accessToken } from '@/api/accessToken';
import { recordHolds } from '@/api/sessionRecord';
import { App } from './App';
import { isPrerenderedFor } from './prerendered';
import { Ready } from './Ready';
import { PortalRouter } from './router/PortalRouter';
import { createPortalRouter } from './router/router';
import { createAppStore } from './store';

/** Fetches early what a member's session is restored with; a lost file is asked for again then. */
function fetchSession(): void {
  import('./keptStore').catch(() => undefined);
  import('@/features/session/sessionChanges').catch(() => undefined);
}

/** Takes over the document: hydrates what was prerendered, renders what was not. */
export async function start(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('The document has no element #root.');
  const { store, restore } = createAppStore();
  const prerendered = isPrerenderedFor(root, window.location.pathname);
  if (accessToken() !== undefined) fetchSession();
  const router = await createPortalRouter(prerendered);
  // Whoever else holds the token is asked who they are first.
  if (recordHolds()) (await router.fetch(window.location.pathname)).ask?.(store.dispatch);
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
