import { act, getConfig, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { saveRecord, saveToken, userKeyOf } from '@/session/saveSession';
import { App, Ready } from '@/app/App';
import { RouterProvider } from '@/app/router/RouterProvider';
import { createPortalRouter } from '@/app/router/router';
import { type AppStore, createAppStore } from '@/app/store';
import { userSlice } from '@/session/session.slice';
import { eventually, addCleanup } from './lifecycle';
import { provider } from './provider';

type Options = {
  /** Who comes: a visitor if missing. */
  readonly as?: 'visitor' | 'member' | 'admin';
};

/** One visit to the portal. */
export type Visit = {
  readonly user: UserEvent;
  /** Goes to an address, or back by so many steps, as code does; resolves when that page shows. */
  readonly go: (to: string | number) => Promise<void>;
  readonly store: AppStore;
  readonly session: ReturnType<typeof createAppStore>['session'];
  readonly provider: typeof provider;
  /** Path and query now, as the address bar shows them. */
  readonly address: () => string;
};

/** What a log-in leaves behind in this browser (decisions, section 3). */
async function logIn(store: AppStore, role: 'member' | 'admin'): Promise<void> {
  const answer = await provider.logIn(role);
  saveToken(answer.access);
  saveRecord({ token: answer.access, key: userKeyOf(answer.email), admin: role === 'admin' });
  store.dispatch(userSlice.actions.loggedIn(answer));
}

/**
 * Enters the portal by an address, as a person does: real store, routes and pages over the embedded
 * provider. Resolves when the address's page is shown, stored state is back and its handlers work.
 */
export async function renderAt(url: string, { as = 'visitor' }: Options = {}): Promise<Visit> {
  window.history.replaceState(null, '', url);
  const { store, services, session, restore, close } = createAppStore();
  if (as !== 'visitor') await logIn(store, as);
  const router = await createPortalRouter(false);
  const user = userEvent.setup({ delay: null });
  await act(async () => {
    render(
      <App store={store}>
        <RouterProvider router={router} />
        <Ready onReady={restore} />
      </App>,
    );
  });
  addCleanup(async () => {
    session.close();
    services.outbox.take()?.close();
    await close();
  });
  const address = () => window.location.pathname + window.location.search;
  // As RTL's own waiting does: what React does meanwhile is no act of the test.
  const go = (to: string | number): Promise<void> =>
    getConfig().asyncWrapper(async () => {
      if (typeof to === 'string') router.history.push(to);
      else {
        const navigated = new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
        });
        router.history.go(to);
        await navigated;
      }
      await eventually(() => expect(router.isNavigating()).toBe(false));
    });
  return { user, go, store, session, provider, address };
}
