import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyOptional } from '@/lib/lazyOptional';
import { assumeOnline } from '@/lib/useOnline';

const Greeting = ({ name }: { readonly name: string }) => <p>{name}</p>;
const lost = () => Promise.reject(new Error('404'));

/** The part beside a page. */
function renderPart(load: () => Promise<{ readonly Greeting: typeof Greeting }>) {
  const Part = lazyOptional(load, 'Greeting');
  return render(
    <Suspense fallback={<p>waiting</p>}>
      <Part name="Ruth" />
      <p>The page</p>
    </Suspense>,
  );
}

test('a part that came is shown with what it is given', async () => {
  renderPart(() => Promise.resolve({ Greeting }));
  expect(await screen.findByText('Ruth')).toBeVisible();
});

test('the page goes on without a part whose script is lost', async () => {
  renderPart(lost);
  expect(await screen.findByText('The page')).toBeVisible();
  expect(screen.queryByText('waiting')).toBeNull();
});

test('a part whose script was lost comes after a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn<() => Promise<{ readonly Greeting: typeof Greeting }>>();
  renderPart(load.mockImplementationOnce(lost).mockResolvedValue({ Greeting }));
  await screen.findByText('The page');
  expect(screen.queryByText('Ruth')).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await screen.findByText('Ruth')).toBeVisible();
  vi.useRealTimers();
});

test('a part whose script was lost comes with the connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<{ readonly Greeting: typeof Greeting }>>();
  renderPart(load.mockImplementationOnce(lost).mockResolvedValue({ Greeting }));
  await screen.findByText('The page');
  // The part listens from its effect on, which follows what is seen.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText('Ruth')).toBeVisible();
  });
});

test('a part whose script was lost comes after a while where the connection is misreported', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  assumeOnline();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn<() => Promise<{ readonly Greeting: typeof Greeting }>>();
  renderPart(load.mockImplementationOnce(lost).mockResolvedValue({ Greeting }));
  await screen.findByText('The page');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await screen.findByText('Ruth')).toBeVisible();
  vi.useRealTimers();
});

test('a part that is lost again after its page was left is not fetched any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn<() => Promise<{ readonly Greeting: typeof Greeting }>>();
  let lose = () => {};
  const onItsWay = new Promise<never>((_, reject) => {
    lose = () => reject(new Error('404'));
  });
  const { unmount } = renderPart(load.mockImplementationOnce(lost).mockReturnValue(onItsWay));
  await screen.findByText('The page');
  await vi.advanceTimersByTimeAsync(2_000);
  unmount();
  lose();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
