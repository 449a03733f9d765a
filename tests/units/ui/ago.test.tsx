import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Ago } from '@/ui/formatted/Ago';

const evening = new Date(2026, 2, 17, 22, 0).getTime();
const words = () => screen.getByRole('time').textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: evening, toFake: ['Date', 'setInterval', 'clearInterval'] });
});

test('what was hours ago is told anew within a minute after the device slept', () => {
  render(<Ago moment={evening - 2 * 60 * 60_000} />);
  expect(words()).toBe('2 hours ago');
  // Asleep until the morning: no timer ran.
  vi.setSystemTime(new Date(2026, 2, 18, 7, 0));
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(words()).toBe('yesterday');
});

test('a page that is seen again tells the time at once', () => {
  render(<Ago moment={evening} />);
  expect(words()).toBe('just now');
  vi.setSystemTime(new Date(2026, 2, 17, 22, 40));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(words()).toBe('40 minutes ago');
});
