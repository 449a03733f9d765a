import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePolling } from '@/lib/usePolling';

const interval = 10_000;

function Polled({ work }: { readonly work: () => Promise<unknown> }) {
  usePolling(work, interval);
  return null;
}

afterEach(() => vi.useRealTimers());

test('a clock that is set back does not stop it', async () => {
  vi.useFakeTimers();
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  render(<Polled work={work} />);
  await vi.advanceTimersByTimeAsync(interval);
  expect(work).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() - 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(interval);
  expect(work).toHaveBeenCalledTimes(2);
});

test('an error that says when to come back delays the next turn alone', async () => {
  vi.useFakeTimers();
  const work = vi.fn<() => Promise<unknown>>(() => Promise.resolve({}));
  work.mockResolvedValueOnce({ error: { retryAfterMs: 60_000 } });
  render(<Polled work={work} />);
  await vi.advanceTimersByTimeAsync(interval);
  expect(work).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(interval);
  expect(work).toHaveBeenCalledTimes(3);
});
