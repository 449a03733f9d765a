import { beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from '@/boot/idle';

const observed: unknown[] = [];
let paint = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  observed.length = 0;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(onEntries: () => void) {
        paint = onEntries;
      }
      observe(options: unknown): void {
        observed.push(options);
      }
      disconnect(): void {
        paint = () => {};
      }
    },
  );
});

test('waits for the first paint, also one that has been, and calls once', () => {
  const then = vi.fn<() => void>();
  afterFirstPaint(then);
  expect(observed).toEqual([{ type: 'paint', buffered: true }]);
  vi.advanceTimersByTime(900);
  expect(then).not.toHaveBeenCalled();
  paint();
  expect(then).toHaveBeenCalledOnce();
  paint();
  vi.advanceTimersByTime(60_000);
  expect(then).toHaveBeenCalledOnce();
});

test('goes on after a second where a browser names no paint', () => {
  const then = vi.fn<() => void>();
  afterFirstPaint(then);
  vi.advanceTimersByTime(1000);
  expect(then).toHaveBeenCalledOnce();
});

test('does not wait on a hidden page, which paints nothing', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const then = vi.fn<() => void>();
  afterFirstPaint(then);
  expect(then).toHaveBeenCalledOnce();
  expect(observed).toEqual([]);
});
