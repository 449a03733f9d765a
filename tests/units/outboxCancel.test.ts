import { act, renderHook } from '@testing-library/react';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { userKey } from '@/lib/userKey';
import { type NewOutboxItem, statusOf } from '@/outbox/item';
import { announceChange } from '@/outbox/storage';
import { useOutboxAction } from '@/outbox/useOutboxAction';
import { countPostCalls, logInAs, openTab, setOnline } from '../setup/outbox';
import { addCleanup, eventually } from '../setup/lifecycle';
import { provider } from '../setup/provider';
import { pngFile } from '../setup/publishing';

const post = (title: string): NewOutboxItem => ({
  kind: 'post',
  target: {},
  payload: { title, message: '' },
});

const unanswered = {
  name: 'unanswered',
  path: '/posts/',
  method: 'POST',
  kind: 'time-out',
  times: 1,
} as const;

beforeEach(() => logInAs('member'));

test('cancelling what is being sent never loses sight of it', async () => {
  provider.faults.set([unanswered]);
  const { outbox } = await openTab();
  const { id } = outbox.enqueue(post('A'));
  await eventually(() => expect(countPostCalls()).toBe(1));
  await outbox.cancel(id);
  expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'unknown' });
  await outbox.discard(id);
  expect(outbox.items()).toEqual([]);
});

test('cancelled in another tab, the one that sends it stops', async () => {
  provider.faults.set([unanswered]);
  const [sending, other] = [await openTab(), await openTab()];
  const { id } = sending.outbox.enqueue(post('A'));
  await eventually(() =>
    expect(other.outbox.items()).toMatchObject([{ id, state: 'sending', isInFlight: true }]),
  );
  await other.outbox.cancel(id);
  await eventually(() => expect(other.outbox.items()).toMatchObject([{ state: 'unknown' }]));
  expect(sending.outbox.items()).toMatchObject([{ state: 'unknown' }]);
});

test('cancelling in the instant in which it begins to be sent stops it', async () => {
  const { outbox } = await openTab();
  let cancelled: Promise<void> | undefined;
  const get = Reflect.get(IDBObjectStore.prototype, 'get');
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get');
  reading.mockImplementation(function read(this: IDBObjectStore, key) {
    // The sender marks its row.
    if (this.name === 'acts' && typeof key === 'string') cancelled ??= outbox.cancel(key);
    return Reflect.apply(get, this, [key]);
  });
  addCleanup(() => reading.mockRestore());
  outbox.enqueue(post('A'));
  await eventually(() => expect(outbox.items()).toMatchObject([{ state: 'rejected' }]));
  await cancelled;
  await outbox.whenStored();
  expect(countPostCalls()).toBe(0);
});

test('who waits for an item behind another learns that the connection is lost', async () => {
  provider.faults.set([unanswered]);
  const { outbox } = await openTab();
  outbox.enqueue(post('A'));
  const { id } = outbox.enqueue(post('B'));
  await eventually(() => expect(countPostCalls()).toBe(1));
  const attempted = outbox.whenAttempted(id);
  setOnline(false);
  expect(await attempted).toMatchObject({ state: 'queued' });
});

test('an action whose outbox cannot be loaded can be tried again', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { result } = renderHook(() => useOutboxAction(lost));
  await act(() => expect(result.current.submit(post('A'))).rejects.toThrow('Failed to fetch'));
  expect(result.current.isPending).toBe(false);
  await act(() => expect(result.current.submit(post('A'))).rejects.toThrow('Failed to fetch'));
});

test('cancelled while Retry waits for a connection, it may still arrive by its first call', async () => {
  provider.faults.set(['post-offline']);
  const { outbox } = await openTab();
  const { id } = outbox.enqueue(post('A'));
  await outbox.whenAttempted(id);
  provider.faults.clear();
  addCleanup(() => setOnline(true));
  setOnline(false);
  await outbox.retry(id);
  await outbox.cancel(id);
  expect(outbox.items().map((item) => statusOf(item, false))).toEqual(['may-arrive']);
  setOnline(true);
  await outbox.retry(id);
  const retried = await outbox.whenAttempted(id);
  expect(retried && statusOf(retried, true)).toBe('needs-answer');
  expect(countPostCalls()).toBe(1);
});

test('cancelled while it is uploaded again, it may still arrive by its first call', async () => {
  const listening = vi.spyOn(XMLHttpRequestUpload.prototype, 'addEventListener');
  addCleanup(() => listening.mockRestore());
  provider.faults.set(['post-offline']);
  const { outbox } = await openTab();
  const bytes = await pngFile().arrayBuffer();
  const picture = { name: 'dock.png', type: 'image/png', bytes };
  const payload = { title: 'A', message: '', picture };
  const { id } = outbox.enqueue({ kind: 'post', target: {}, payload });
  const lost = await outbox.whenAttempted(id);
  provider.faults.set([unanswered]);
  await outbox.resend(id);
  await eventually(() => expect(countPostCalls()).toBe(2));
  const half = { lengthComputable: true, loaded: 1, total: 2 };
  const upload: unknown = listening.mock.contexts.at(-1);
  if (upload instanceof EventTarget) upload.dispatchEvent(new ProgressEvent('progress', half));
  await eventually(() => expect(outbox.progress(id)).toBe(0.5));
  await outbox.cancel(id);
  const { leftAt, mayArriveUntil } = lost ?? {};
  expect(await outbox.whenAttempted(id)).toMatchObject({
    state: 'unknown',
    leftAt,
    mayArriveUntil,
  });
});

test('removed while its call is on its way, it is not taken for cancelled', async () => {
  provider.faults.set([unanswered]);
  const { outbox } = await openTab();
  const { result } = renderHook(() => useOutboxAction(outbox));
  let submitted: Promise<unknown> | undefined;
  act(() => {
    submitted = result.current.submit(post('A'));
  });
  await eventually(() => expect(outbox.items()).toMatchObject([{ isInFlight: true }]));
  await (await openDB('kb:outbox')).clear('acts');
  await act(async () => {
    announceChange(userKey());
    await submitted;
  });
  expect(await submitted).toEqual({ outcome: 'gone' });
});
