import { startTransition } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import '@/ui/styles/index.css';
import { accessToken, isRecordCurrent } from '@/session/sessionRecord';
import { App } from './App';
import { isPrerenderedFor } from './prerendered';
import { Ready } from './Ready';
import { PortalRouter } from './router/PortalRouter';
import { createPortalRouter } from './router/router';
import { createAppStore, migrateEarlier } from './store';

/** Fetches early what a member's session is restored with; a lost file is asked for again then. */
function fetchSession(): void {
  import('./persistStore').catch(() => undefined);
  import('@/session/changeSession').catch(() => undefined);
}

/** Reports what goes wrong and how fast the page is, where the build has an address for that. */
function startReports(): void {
  if (!__REPORTS__) return;
  import('./reports/startReports').then((reports) => reports.startReports()).catch(() => undefined);
}

/** An error that a page's boundary holds is none of the window's: there it is reported, too. */
const rootOptions: HydrationOptions = __REPORTS__
  ? {
      onCaughtError: (error) => {
        console.error(error);
        window.dispatchEvent(new ErrorEvent('error', { error }));
      },
    }
  : {};

/** Takes over the document: hydrates what was prerendered, renders what was not. */
export async function start(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('The document has no element #root.');
  startReports();
  await migrateEarlier();
  const { store, restore } = createAppStore();
  const prerendered = isPrerenderedFor(root, window.location.pathname);
  if (accessToken() !== undefined) fetchSession();
  const router = await createPortalRouter(prerendered);
  // Whoever else holds the token is asked who they are first.
  if (isRecordCurrent()) (await router.fetch(window.location.pathname)).prefetch?.(store.dispatch);
  // Where it cannot come, the page works without.
  const startBackgroundTasks = () =>
    import('./offline/startBackgroundTasks')
      .then((later) => later.startBackgroundTasks(router, store))
      .catch(() => undefined);
  const startPrefetching = () =>
    import('./prefetchOnIntent')
      .then((later) => later.prefetchOnIntent(router.fetch))
      .catch(() => undefined);
  const ready = () => {
    restore();
    (window.requestIdleCallback ?? setTimeout)(
      () => void startBackgroundTasks().then(startPrefetching),
    );
  };
  const app = (
    <App store={store}>
      <PortalRouter router={router} />
      <Ready onReady={ready} />
    </App>
  );
  // A transition may be interrupted: hydration then runs in slices that let taps through.
  startTransition(() => {
    if (prerendered) hydrateRoot(root, app, rootOptions);
    else {
      root.replaceChildren();
      createRoot(root, rootOptions).render(app);
    }
  });
}
