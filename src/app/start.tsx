import { startTransition } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import '@/ui/styles/index.css';
import { watchSheets } from '@/lib/lostSheets';
import { whenIdle } from '@/lib/whenIdle';
import { accessToken, isRecordCurrent } from '@/session/readSession';
import { App, Ready } from './App';
import { isPrerenderedFor } from './prerendered';
import { rememberFields } from './refillFields';
import { RouterProvider } from './router/RouterProvider';
import { createPortalRouter } from './router/router';
import { createAppStore, migrateEarlier } from './store';

/** Errors that a boundary catches never reach the window. */
const rootOptions: HydrationOptions = __REPORTS__
  ? {
      onCaughtError: (error) => {
        console.error(error);
        window.dispatchEvent(new ErrorEvent('error', { error }));
      },
    }
  : {};

export async function start(): Promise<void> {
  const root = document.querySelector<HTMLElement>('#root');
  if (root === null) throw new Error('The document has no element #root.');
  if (__REPORTS__)
    import('./reports/startReports')
      .then((reports) => reports.startReports())
      .catch(() => undefined);
  // Before a part can lose its sheet.
  watchSheets();
  await migrateEarlier();
  const { store, restore } = createAppStore();
  const prerendered = isPrerenderedFor(root, window.location.pathname);
  if (accessToken() !== undefined) {
    // Starts loading the session's code; a lost file is requested again later.
    import('./persistState').catch(() => undefined);
    import('@/session/changeSession').catch(() => undefined);
  }
  const router = await createPortalRouter(prerendered);
  // An unknown token's owner is fetched first.
  if (isRecordCurrent())
    (await router.loadPage(window.location.pathname)).prefetch?.(store.dispatch);
  const startBackgroundTasks = () =>
    import('./offline/startBackgroundTasks')
      .then((later) => later.startBackgroundTasks(router, store))
      .catch(() => undefined);
  const ready = () => {
    restore();
    whenIdle(() => void startBackgroundTasks());
  };
  const app = (
    <App store={store}>
      <RouterProvider router={router} />
      <Ready onReady={ready} />
    </App>
  );
  // A transition hydrates in slices that let taps through.
  startTransition(() => {
    if (prerendered) {
      const refill = rememberFields(root);
      const onRecoverableError = (error: unknown) => {
        reportError(error);
        refill();
      };
      hydrateRoot(root, app, { ...rootOptions, onRecoverableError });
    } else {
      root.replaceChildren();
      createRoot(root, rootOptions).render(app);
    }
  });
}
