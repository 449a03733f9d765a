import { beforeEach, expect, test, vi } from 'vitest';
import type { NewOutboxItem } from '@/outbox/item';
import { countPostCalls, logInAs, openTab } from '../setup/outbox';
import { addCleanup, eventually } from '../setup/lifecycle';
import { provider } from '../setup/provider';

const post = (title: string): NewOutboxItem => ({
  kind: 'post',
  target: {},
  payload: { title, message: '' },
});

beforeEach(() => logInAs('member'));

test('cancelling what is being sent never loses sight of it', async () => {
  provider.faults.set([
    { name: 'unanswered', path: '/posts/', method: 'POST', kind: 'time-out', times: 1 },
  ]);
  const { outbox } = await openTab();
  const { id } = outbox.enqueue(post('A'));
  await eventually(() => expect(countPostCalls()).toBe(1));
  await outbox.cancel(id);
  expect(await outbox.whenAttempted(id)).toMatchObject({ state: 'unknown' });
  await outbox.discard(id);
  expect(outbox.items()).toEqual([]);
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
