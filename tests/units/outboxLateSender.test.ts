import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act, ActState } from '@/api/outbox/act';
import { createLateSender } from '@/api/outbox/lateSender';
import type { SenderParts } from '@/api/outbox/sender';
import { setOnline } from '../setup/outbox';
import { eventually } from '../setup/eventually';

const sender = {
  start: vi.fn<() => void>(),
  lookAgain: vi.fn<() => void>(),
  abort: vi.fn<(id: string) => boolean>(() => true),
  close: vi.fn<() => void>(),
};
/** Makes the sender, as its file would once it has come. */
const createSender = vi.fn<() => typeof sender>(() => sender);
vi.mock('@/api/outbox/sender', () => ({ createSender: () => createSender() }));

let acts: readonly Act[] = [];

function open() {
  const act = (state: ActState): Act => ({
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
    mirror: {
      acts: () => acts,
      kept: () => true,
      subscribe: () => () => undefined,
      show: () => Promise.resolve(),
      put: () => Promise.resolve(),
      change: unused,
    },
    transport: {
      carryOut: () => Promise.resolve({ data: {} }),
      count: () => Promise.resolve({ data: 0 }),
      list: unused,
      self: unused,
    },
    readiness: { ready: () => true, lockOut: () => undefined },
    highest: () => undefined,
    onProgress: () => undefined,
  };
  const has = (...states: readonly ActState[]) => {
    acts = states.map(act);
  };
  return { late: createLateSender(parts), has };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  createSender.mockReset().mockReturnValue(sender);
  for (const call of Object.values(sender)) call.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'onLine');
});

test.each<ActState>(['sent', 'refused'])('is not fetched for what is %s', async (state) => {
  const { late, has } = open();
  has(state);
  late.start();
  late.lookAgain();
  await settled();
  expect(createSender).not.toHaveBeenCalled();
  expect(late.abort(state)).toBe(false);
});

test.each<ActState>(['waiting', 'sending', 'unclear'])('starts for what is %s', async (state) => {
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

test('waits for the connection, and looks for all again with it', async () => {
  const { late, has } = open();
  has('unclear');
  setOnline(false);
  late.start();
  await settled();
  expect(createSender).not.toHaveBeenCalled();
  setOnline(true);
  late.lookAgain();
  await eventually(() => expect(sender.lookAgain).toHaveBeenCalled());
});

test('is asked for again where it could not be had, until the page is left', async () => {
  const missing = () => {
    throw new Error('It cannot be fetched.');
  };
  createSender.mockImplementationOnce(missing).mockReturnValueOnce(sender);
  const { late, has } = open();
  has('waiting');
  late.start();
  await eventually(() => expect(createSender).toHaveBeenCalledTimes(1));
  expect(sender.start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  await eventually(() => expect(sender.lookAgain).toHaveBeenCalled());

  createSender.mockReset().mockImplementation(missing);
  const left = open().late;
  left.start();
  await eventually(() => expect(createSender).toHaveBeenCalledTimes(1));
  left.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(createSender).toHaveBeenCalledTimes(1);
});
