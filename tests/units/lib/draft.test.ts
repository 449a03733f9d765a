import { expect, test, vi } from 'vitest';
import { draftKey, openDraft } from '@/lib/draft';
import { eventually } from '../../setup/lifecycle';

const onKept = vi.fn<(kept: boolean) => void>();

test('belongs to a member, a place and a target', () => {
  expect(draftKey('post')).not.toBe(draftKey('post', '7'));
  const visitor = draftKey('post');
  sessionStorage.setItem('userKey', 'ruth@example.com');
  expect(draftKey('post')).not.toBe(visitor);
  sessionStorage.setItem('userKey', 'visitor');
  expect(draftKey('post')).not.toBe(visitor);
});

test('what comes after a pause is written at once', async () => {
  const draft = openDraft('a', onKept);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  draft.save({ title: 'H' });
  vi.useRealTimers();
  await eventually(async () => expect(await openDraft('a', onKept).load()).toEqual({ title: 'H' }));
});

test('is written at once when the page is left, and read back', async () => {
  const draft = openDraft('a', onKept);
  draft.save({ title: 'Ha' });
  draft.save({ title: 'Half' });
  window.dispatchEvent(new Event('pagehide'));
  await eventually(async () =>
    expect(await openDraft('a', onKept).load()).toEqual({ title: 'Half' }),
  );
  expect(await openDraft('b', onKept).load()).toBeUndefined();
});

test('what comes quickly is written when the page is hidden, not when it is shown', async () => {
  const draft = openDraft('a', onKept);
  draft.save({ title: 'Shown' });
  const state = vi.spyOn(document, 'visibilityState', 'get');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  draft.save({ title: 'Hidden' });
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await openDraft('a', onKept).load()).toEqual({ title: 'Shown' });
  state.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.useRealTimers();
  await eventually(async () =>
    expect(await openDraft('a', onKept).load()).toEqual({ title: 'Hidden' }),
  );
});

test('is forgotten when dropped or empty', async () => {
  const draft = openDraft('a', onKept);
  draft.save({ title: 'Gone' });
  draft.close();
  await eventually(async () => expect(await draft.load()).toEqual({ title: 'Gone' }));
  draft.save({ title: '' });
  draft.close();
  await eventually(async () => expect(await draft.load()).toBeUndefined());
  draft.save({ title: 'Again' });
  draft.remove();
  draft.close();
  expect(await draft.load()).toBeUndefined();
});

test('tells where this device refuses', async () => {
  const refused = vi.fn<(kept: boolean) => void>();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const draft = openDraft('a', refused);
  draft.save({ title: 'Much' });
  draft.close();
  await eventually(() => expect(refused).toHaveBeenLastCalledWith(false));
});

test('a read that ends after a refused write does not say that the device stores', async () => {
  const told: boolean[] = [];
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const draft = openDraft('a', (stored) => told.push(stored));
  draft.save({ title: 'Lost' });
  await eventually(() => expect(told).toEqual([false]));
  await draft.load();
  expect(told).toEqual([false]);
  refusing.mockRestore();
});
