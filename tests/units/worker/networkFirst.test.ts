// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkFirst, networkTimeoutMs } from '@/worker/answers';

const fresh = { from: 'network' };
const old = { from: 'device' };
const kept = () => Promise.resolve(old);
const nothing = () => Promise.resolve(undefined);
const after = <Value>(time: number, act: () => Value) =>
  new Promise<Value>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(act());
      } catch (error) {
        reject(error);
      }
    }, time);
  });
const gone = (): typeof fresh => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['the network answers in time', 100, () => fresh, kept, fresh, 100],
  ['it answers in time, nothing is kept', 100, () => fresh, nothing, fresh, 100],
  ['it fails, something is kept', 50, gone, kept, old, 50],
  ['it fails, nothing is kept', 50, gone, nothing, undefined, 50],
  ['it is slow, something is kept', 60_000, () => fresh, kept, old, networkTimeoutMs],
  ['it is slow, nothing is kept', 60_000, () => fresh, nothing, fresh, 60_000],
  ['it fails late, nothing is kept', 60_000, gone, nothing, undefined, 60_000],
])('%s', async (_, time, answer, keeps, expected, ends) => {
  const asked = vi.fn<typeof kept | typeof nothing>(keeps);
  let told: unknown = 'not yet';
  const ask = async () => {
    told = await networkFirst(after(time, answer), asked);
  };
  const done = ask();
  await vi.advanceTimersByTimeAsync(ends - 1);
  expect(told).toBe('not yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toBe(expected);
  await done;
  // What the network has is never held back by what is kept.
  const inTime = expected === fresh && time < networkTimeoutMs;
  expect(asked).toHaveBeenCalledTimes(inTime ? 0 : 1);
});
