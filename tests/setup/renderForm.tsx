import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { type AppStore, createAppStore } from '@/app/store';
import { onLeave } from './visit';

/** The drafts on this device, by key, without the line ends that keep its parts apart. */
export async function keptDrafts(): Promise<Readonly<Record<string, unknown>>> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'kb:drafts')) return {};
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('kb:drafts');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('No drafts can be opened.')));
  });
  const store = database.transaction('drafts').objectStore('drafts');
  const [keys, values] = [store.getAllKeys(), store.getAll()];
  await new Promise((done) => store.transaction.addEventListener('complete', done));
  database.close();
  return Object.fromEntries(
    keys.result.map((key, index) => [
      (typeof key === 'string' ? key : '').trim().replaceAll('\n', ' '),
      values.result[index],
    ]),
  );
}

/** A form on a page of its own, with the portal's real store; what it sends would be in `sent`. */
export async function renderForm(Form: ComponentType, store: AppStore = createAppStore().store) {
  const user = userEvent.setup();
  const sent = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(XMLHttpRequest.prototype, 'send')];
  const router = createMemoryRouter([{ path: '*', element: <Form /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  // What the form writes as it goes must be there before the device is cleaned.
  onLeave(async () => void (await keptDrafts()));
  const form = await screen.findByRole('form');
  return {
    user,
    store,
    form,
    /** Requests that went out since the form was rendered. */
    requests: () => sent.reduce((count, spy) => count + spy.mock.calls.length, 0),
    /** Leaves the page and comes back, once the draft is where `kept` expects it. */
    comeBack: async (kept: () => Promise<void>) => {
      await waitFor(kept, { timeout: 3000 });
      cleanup();
      return renderForm(Form, store);
    },
  };
}
