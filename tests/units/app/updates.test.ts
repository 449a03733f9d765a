import { beforeEach, expect, test, vi } from 'vitest';
import { offerUpdates } from '@/app/offline/updates';
import type { PortalRouter } from '@/app/router/router';
import { hideUpdate, showUpdate } from '@/features/offline/updateOffer';
import { assumeOnline } from '@/lib/useOnline';

vi.mock('@/features/offline/updateOffer', () => ({
  showUpdate: vi.fn<() => void>(),
  hideUpdate: vi.fn<() => void>(),
}));
vi.mock('@/app/offline/siteWorkerMessages', () => ({ isOtherBuild: () => Promise.resolve(true) }));

const getRouter = vi.fn<() => PortalRouter>();
const getWorker = vi.fn<() => ServiceWorker>();
const getRegistration = vi.fn<() => ServiceWorkerRegistration>();
const update = vi.fn<ServiceWorkerRegistration['update']>();

function setRegistration(waiting: ServiceWorker | null): void {
  vi.mocked(getRegistration, { partial: true }).mockReturnValue({
    installing: null,
    waiting,
    addEventListener: () => undefined,
    update: update.mockImplementation(() => Promise.resolve(getRegistration())),
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('navigator', { serviceWorker: new EventTarget() });
  vi.mocked(getRouter, { partial: true }).mockReturnValue({ subscribe: () => () => undefined });
  vi.mocked(getWorker, { partial: true }).mockReturnValue({});
  setRegistration(getWorker());
});

test.each(['text', 'email', 'tel', 'url', 'password', 'search'])(
  'a new version is not offered while somebody types in a field of type %s',
  async (type) => {
    vi.mocked(showUpdate).mockClear();
    const field = document.createElement('input');
    field.type = type;
    field.value = 'cedar';
    document.body.replaceChildren(field);
    field.focus();
    offerUpdates(getRegistration(), getRouter());
    await vi.advanceTimersByTimeAsync(6000);
    expect(showUpdate).not.toHaveBeenCalled();
    field.blur();
    await vi.advanceTimersByTimeAsync(3000);
    expect(showUpdate).toHaveBeenCalled();
  },
);

test('a version that a later one replaced is not offered any more', async () => {
  const waiting: { state: ServiceWorkerState } = { state: 'installed' };
  vi.mocked(getWorker, { partial: true }).mockReturnValue(waiting);
  setRegistration(getWorker());
  offerUpdates(getRegistration(), getRouter());
  await vi.advanceTimersByTimeAsync(3000);
  expect(showUpdate).toHaveBeenCalled();
  vi.mocked(showUpdate).mockClear();
  vi.mocked(hideUpdate).mockClear();
  waiting.state = 'redundant';
  await vi.advanceTimersByTimeAsync(6000);
  expect(showUpdate).not.toHaveBeenCalled();
  expect(hideUpdate).toHaveBeenCalled();
});

test('a new version is looked for where the browser misreports its connection', () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: new EventTarget() });
  setRegistration(null);
  update.mockClear();
  offerUpdates(getRegistration(), getRouter());
  window.dispatchEvent(new Event('online'));
  expect(update).not.toHaveBeenCalled();
  assumeOnline();
  expect(update).toHaveBeenCalled();
});
