import { afterEach, describe, expect, test, vi } from 'vitest';
import { runExclusive } from '@/lib/runExclusive';
import { readTimestamp, saveTimestamp } from '@/lib/sharedTimestamps';

const locks = navigator.locks;
const withoutLocks = () => Reflect.deleteProperty(navigator, 'locks');
afterEach(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

/** A module of its own, as another tab has it: it shares nothing but the device. */
async function openOtherTab() {
  vi.resetModules();
  return { ...(await import('@/lib/runExclusive')), ...(await import('@/lib/sharedTimestamps')) };
}

describe.each([
  ['Web Locks', () => {}],
  ['a lease in IndexedDB', withoutLocks],
])('%s', (_, prepare) => {
  test('one at a time over two tabs; the second learns that it waited', async () => {
    prepare();
    const other = await openOtherTab();
    const log: string[] = [];
    let open = () => {};
    const first = runExclusive('quote', async ({ waited }) => {
      log.push(`first in, waited: ${waited}`);
      await new Promise<void>((resolve) => {
        open = resolve;
      });
      log.push('first out');
    });
    await expect.poll(() => log).toHaveLength(1);
    const second = other.runExclusive('quote', async ({ waited }) => {
      log.push(`second in, waited: ${waited}`);
      return 'result';
    });
    expect(await other.isExclusive('quote')).toBe(true);
    expect(await other.isExclusive('another name')).toBe(false);
    const elsewhere = await other.runExclusive('another name', async ({ waited }) => waited);
    expect(elsewhere).toBe(false);
    open();
    expect(await second).toBe('result');
    await first;
    expect(log).toEqual(['first in, waited: false', 'first out', 'second in, waited: true']);
    await expect.poll(() => other.isExclusive('quote')).toBe(false);
  });

  test('twenty at once never meet', async () => {
    prepare();
    const other = await openOtherTab();
    let [inside, most] = [0, 0];
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await Promise.resolve();
      inside -= 1;
    };
    const calls = Array.from({ length: 20 }, (__, index) =>
      (index % 2 ? other.runExclusive : runExclusive)('post', work),
    );
    await Promise.all(calls);
    expect(most).toBe(1);
  });

  test('work that fails rejects and leaves the lock free', async () => {
    prepare();
    const failing = runExclusive('quote', () => Promise.reject(new Error('refused')));
    await expect(failing).rejects.toThrow('refused');
    expect(await runExclusive('quote', async () => 'next')).toBe('next');
  });
});

describe('without Web Locks', () => {
  test('a lease of a tab that was closed lapses', async () => {
    withoutLocks();
    const other = await openOtherTab();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    // Its timers stop with it.
    let begun = false;
    void other.runExclusive('quote', () => {
      begun = true;
      return new Promise(() => undefined);
    });
    await vi.waitUntil(() => begun);
    const next = runExclusive('quote', async () => 'next');
    vi.setSystemTime(Date.now() + 11_000);
    expect(await next).toBe('next');
  });

  test('where nothing can be stored, calls of this tab still take turns', async () => {
    withoutLocks();
    const refusal = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('refused');
    });
    const tab = await openOtherTab();
    const log: number[] = [];
    await Promise.all(
      [1, 2].map((number) =>
        tab.runExclusive('quote', async () => {
          log.push(number);
          await Promise.resolve();
          log.push(-number);
        }),
      ),
    );
    expect(log).toEqual([1, -1, 2, -2]);
    expect(await tab.readTimestamp('one')).toBeUndefined();
    refusal.mockRestore();
  });
});

test('a browser that refuses Web Locks, as for a site whose storage is blocked, runs the work', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('', 'SecurityError'));
  expect(await runExclusive('quote', async () => 'sent')).toBe('sent');
  const failing = runExclusive('quote', () => Promise.reject(new Error('refused')));
  await expect(failing).rejects.toThrow('refused');
});

test('what one tab marks as done, another finds', async () => {
  const other = await openOtherTab();
  expect(await readTimestamp('one')).toBeUndefined();
  await saveTimestamp('one');
  expect(await other.readTimestamp('one')).toBeTypeOf('number');
  expect(await other.readTimestamp('two')).toBeUndefined();
});

test('marks of more than a day ago go', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await saveTimestamp('old');
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  await saveTimestamp('new');
  expect(await readTimestamp('old')).toBeUndefined();
  expect(await readTimestamp('new')).toBeTypeOf('number');
});
