import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { storedDrafts } from '../setup/forms';
import { addCleanup, restoreModule } from '../setup/lifecycle';
import { renderAt } from '../setup/renderAt';

const summary = '@/ui/form/FormSummary';

test('a summary whose script is lost leaves the landing page, and comes with another try', async () => {
  vi.doMock(summary, () => Promise.reject(new TypeError('Failed to fetch')));
  addCleanup(async () => void (await storedDrafts()));
  const { user } = await renderAt(paths.root);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('radio', { name: 'Kingdom builder' }));
  await press('Next');
  await user.click(screen.getByRole('radio', { name: 'Kingdom projects' }));
  await press('Next');
  await press('Submit');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  const message = 'The summary could not be loaded. Your answers are still here.';
  await waitFor(() => expect(screen.getByText(message).parentElement).toHaveRole('status'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kingdom Builders');
  await press('Try again');
  expect(await screen.findByText(message)).toBeVisible();
  await restoreModule(summary);
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Your answers' })).toHaveFocus();
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Kingdom builder',
    'Kingdom projects',
  ]);
  // The form is mounted anew, and its script has come.
  await press('Edit');
  await press('Next');
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});
