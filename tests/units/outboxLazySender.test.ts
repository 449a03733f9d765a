import { beforeEach, expect, test, vi } from 'vitest';
import { createAppStore } from '@/app/store';
import type { OutboxItem } from '@/outbox/item';
import { createLazySender } from '@/outbox/outbox';
import type { SenderParts } from '@/outbox/sender';
import { setOnline } from '../setup/outbox';
import { eventually } from '../setup/lifecycle';

const sender = {
  start: vi.fn<() => void>(),
  reconcileAll: vi.fn<() => void>(),
  abort: vi.fn<(id: string) => boolean>(() => true),
  close: vi.fn<() => void>(),
};
/** Makes the sender, as its file would once it has come. */
const createSender = vi.fn<() => typeof sender>(() => sender);
vi.mock('@/outbox/sender', () => ({ createSender: () => createSender() }));

type OutboxState = OutboxItem['state'];

let items: readonly OutboxItem[] = [];

function open() {
  const item = (state: OutboxState): OutboxItem => ({
    kind: 'comment',
    target: { post: 1 },
    payload: { text: 'Words' },
    id: state,
    member: 'member',
    createdAt: 1,
    revision: 0,
    state,
  });
  const unused = () => Promise.resolve(undefined);
  const parts: SenderParts = {
    cache: {
      items: () => items,
      isStored: () => true,
      subscribe: () => () => undefined,
      load: () => Promise.resolve(),
      adopt: () => undefined,
      add: () => Promise.resolve(),
      change: unused,
      whenStored: () => Promise.resolve(),
      idOf: (id) => id,
    },
    store: createAppStore().store,
    self: unused,
    isReady: () => true,
    lockOut: () => undefined,
    lastId: () => undefined,
    onProgress: () => undefined,
  };
  const has = (...states: readonly OutboxState[]) => {
    items = states.map(item);
  };
  return { late: createLazySender(parts), has };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  createSender.mockReset().mockReturnValue(sender);
  for (const call of Object.values(sender)) call.mockClear();
});

test.each<OutboxState>(['sent', 'rejected'])('is not fetched for what is %s', async (state) => {
  const { late, has } = open();
  has(state);
  late.start();
  late.reconcileAll();
  await settled();
  expect(createSender).not.toHaveBeenCalled();
  expect(late.abort(state)).toBe(false);
});

test.each<OutboxState>(['queued', 'sending', 'unknown'])('starts for what is %s', async (state) => {
  const { late, has } = open();
  has(state);
  late.start();
  late.start();
  await eventually(() => expect(sender.start).toHaveBeenCalledTimes(2));
  expect(createSender).toHaveBeenCalledTimes(1);
  expect(late.abort(state)).toBe(true);
  late.close();
  expect(sender.close).toHaveBeenCalled();
});

test('is not fetched offline; the next call online fetches it', async () => {
  const { late, has } = open();
  has('unknown');
  setOnline(false);
  late.start();
  await settled();
  expect(createSender).not.toHaveBeenCalled();
  setOnline(true);
  late.reconcileAll();
  await eventually(() => expect(sender.reconcileAll).toHaveBeenCalled());
});

test('is imported again where that failed, until the page is left', async () => {
  const missing = () => {
    throw new Error('It cannot be fetched.');
  };
  createSender.mockImplementationOnce(missing).mockReturnValueOnce(sender);
  const { late, has } = open();
  has('queued');
  late.start();
  await eventually(() => expect(createSender).toHaveBeenCalledTimes(1));
  expect(sender.start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  await eventually(() => expect(sender.reconcileAll).toHaveBeenCalled());

  createSender.mockReset().mockImplementation(missing);
  const left = open().late;
  left.start();
  await eventually(() => expect(createSender).toHaveBeenCalledTimes(1));
  left.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(createSender).toHaveBeenCalledTimes(1);
});
