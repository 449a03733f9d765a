import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'react-toastify';
import { beforeEach, expect, test } from 'vitest';
import { renderToast } from '@/ui/toastHost';

const save = () => screen.getByRole('button', { name: 'Save' });
const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });

/** Raises a toast while a button of the page has the focus. */
beforeEach(async () => {
  // One raised at the end of another file waits for the next page.
  toast.dismiss();
  render(
    <main id="main" tabIndex={-1}>
      <button type="button">Save</button>
    </main>,
  );
  save().focus();
  act(() => renderToast('success', 'Saved'));
  await screen.findByText('Saved');
});

test('a dismissed toast gives the focus back to the button that had it', async () => {
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  expect(dismiss()).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(save()).toHaveFocus());
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  expect(save()).toHaveFocus();
});

test('the page takes the focus where that button is gone', async () => {
  act(() => dismiss().focus());
  save().remove();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a toast waits while it has the focus', async () => {
  const timer = within(screen.getByRole('region', { name: /^Notifications/ }));
  const clock = () => timer.getByRole('progressbar', { hidden: true });
  expect(clock()).toHaveStyle({ animationPlayState: 'running' });
  await userEvent.tab();
  await waitFor(() => expect(clock()).toHaveStyle({ animationPlayState: 'paused' }));
  await userEvent.tab();
  expect(dismiss()).toHaveFocus();
  expect(clock()).toHaveStyle({ animationPlayState: 'paused' });
  act(() => save().focus());
  await waitFor(() => expect(clock()).toHaveStyle({ animationPlayState: 'running' }));
});
