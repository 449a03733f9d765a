import { beforeEach, expect, test, vi } from 'vitest';
import { cacheVisitedPages } from '@/app/offline/siteWorkerMessages';
import type { PortalRouter } from '@/app/router/router';
import type { AppStore } from '@/app/store';
import { assumeOnline } from '@/lib/useOnline';

const main = '/assets/this-build.js';

vi.mock('@/config/bootPlan', () => ({ readBootPlan: () => ({ main }) }));
vi.mock('@/lib/whenIdle', () => ({ whenIdle: (run: () => void) => run() }));
vi.mock('@/session/session.slice', () => ({ selectSession: () => ({ status: 'visitor' }) }));

const getRouter = vi.fn<() => PortalRouter>();
const getStore = vi.fn<() => AppStore>();
const postToController = vi.fn<(message: unknown) => void>();

/** Answers as the worker of a build does. */
const workerOf = (build: string) => ({
  postMessage: (message: { readonly main: string }, [port]: readonly MessagePort[]) =>
    port?.postMessage(message.main !== build),
});

function setWorkers(waiting: ReturnType<typeof workerOf> | null, onLine = true): EventTarget {
  const container = Object.assign(new EventTarget(), {
    controller: { postMessage: postToController },
    getRegistration: () => Promise.resolve({ waiting, installing: null }),
  });
  vi.stubGlobal('navigator', { onLine, serviceWorker: container });
  return container;
}

beforeEach(() => {
  postToController.mockClear();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  vi.mocked(getRouter, { partial: true }).mockReturnValue({
    shown: () => ({ pathname: '/faq', search: '', hash: '', state: null, key: 'a' }),
    isNavigating: () => false,
    subscribe: () => () => undefined,
  });
  vi.mocked(getStore, { partial: true }).mockReturnValue({
    getState: vi.fn<AppStore['getState']>(),
    subscribe: () => () => undefined,
  });
});

const visit = expect.objectContaining({ say: 'keep', paths: ['/faq'] });

test('a page of the newest build is stored by its own worker alone', async () => {
  const waiting = workerOf(main);
  const posted = vi.spyOn(waiting, 'postMessage');
  const container = setWorkers(waiting);
  cacheVisitedPages(getRouter(), getStore());
  await vi.waitFor(() => expect(posted).toHaveBeenCalled());
  Object.assign(container, { getRegistration: () => Promise.resolve({}) });
  container.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(postToController).toHaveBeenCalledWith(visit, []));
  expect(postToController).toHaveBeenCalledOnce();
});

test('a page that no worker of its own build waits for is stored at once', async () => {
  setWorkers(workerOf('/assets/later-build.js'));
  cacheVisitedPages(getRouter(), getStore());
  await vi.waitFor(() => expect(postToController).toHaveBeenCalledWith(visit, []));
});

test('a page is stored where the browser misreports its connection, not without one', async () => {
  setWorkers(null, false);
  cacheVisitedPages(getRouter(), getStore());
  await Promise.resolve();
  expect(postToController).not.toHaveBeenCalled();
  assumeOnline();
  cacheVisitedPages(getRouter(), getStore());
  await vi.waitFor(() => expect(postToController).toHaveBeenCalledWith(visit, []));
  expect(postToController).toHaveBeenCalledOnce();
});
