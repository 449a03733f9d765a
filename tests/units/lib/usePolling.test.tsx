import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePolling } from '@/lib/usePolling';

const interval = 10_000;

function Polled({ work }: { readonly work: () => Promise<void> }) {
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
