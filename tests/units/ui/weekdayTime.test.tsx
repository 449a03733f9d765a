import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useWeekdayTime } from '@/ui/formatted/Ago';

function Line({ moment }: { readonly moment: number }) {
  return <p>{useWeekdayTime(moment)}</p>;
}

test('a time of today gets its weekday after midnight, also after a sleep', () => {
  const evening = new Date(2026, 2, 17, 22, 10).getTime();
  vi.useFakeTimers({ now: evening, toFake: ['Date', 'setInterval', 'clearInterval'] });
  render(<Line moment={evening} />);
  expect(screen.getByText('22:10')).toBeVisible();
  vi.setSystemTime(new Date(2026, 2, 18, 8, 10));
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Tuesday 22:10')).toBeVisible();
});
