import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cacheAnswer, cachedAnswer } from '@/api/offlineCache';
import { readTimestamp, saveTimestamp } from '@/lib/sharedTimestamps';
import { userKey } from '@/lib/userKey';
import { countPostCalls, logInAs, openTab } from '../setup/outbox';

const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown) => void unhandled.push(reason);

/** A full device aborts the transaction after its requests were made. */
function fillDevice() {
  const aborted = new WeakSet<IDBTransaction>();
  const put = Reflect.get(IDBObjectStore.prototype, 'put');
  const full = vi.spyOn(IDBObjectStore.prototype, 'put');
  full.mockImplementation(function refuse(this: IDBObjectStore, ...row) {
    const request: IDBRequest<IDBValidKey> = Reflect.apply(put, this, row);
    const { transaction } = this;
    if (!aborted.has(transaction)) queueMicrotask(() => transaction.abort());
    aborted.add(transaction);
    return request;
  });
  return full;
}

/** Rejections are reported after the microtasks. */
const nextTasks = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeAll(() => void process.on('unhandledRejection', noteUnhandled));
afterAll(() => void process.off('unhandledRejection', noteUnhandled));
beforeEach(async () => {
  unhandled.length = 0;
  await logInAs('member');
});

test('an item is sent from memory, and no rejection is left over', async () => {
  fillDevice();
  const { outbox } = await openTab();
  const payload = { title: 'A', message: 'Words' };
  const { id } = outbox.enqueue({ kind: 'post', target: {}, payload });
  expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'sent' });
  expect(countPostCalls()).toBe(1);
  await nextTasks();
  expect(unhandled).toEqual([]);
});

test('an answer for offline reading is not stored, and no rejection is left over', async () => {
  const full = fillDevice();
  cacheAnswer(userKey(), 'posts', { version: '1', answer: () => [] });
  await vi.waitFor(() => expect(full).toHaveBeenCalled());
  await nextTasks();
  expect(await cachedAnswer(userKey(), 'posts')).toBeUndefined();
  expect(unhandled).toEqual([]);
});

test('a shared time is not stored, and no rejection is left over', async () => {
  fillDevice();
  await saveTimestamp('quote');
  expect(await readTimestamp('quote')).toBeUndefined();
  await nextTasks();
  expect(unhandled).toEqual([]);
});
