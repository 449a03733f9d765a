import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveReceipt, type Receipt } from '@/features/quote/receipts';
import { paths } from '@/config/paths';
import { renderAt } from '../setup/renderAt';

const receipt = (id: string, sentAt: number, owner = ''): Receipt => ({
  id,
  owner,
  sentAt,
  request: { type: 'Others', budget: 'Kingdom project', kingdombusiness: 'Workshops' },
  message: `Answer to ${id}`,
});

const answers = () => screen.getAllByText(/^Answer to/).map((one) => one.textContent);

test('without receipts there is a way to the form', async () => {
  await renderAt(paths.myRequests);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
  expect(main.getByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/getquote');
});

test('the newest is first, and a removed receipt can be had back', async () => {
  saveReceipt(receipt('the first', 1_000));
  saveReceipt(receipt('the second', 2_000));
  const { user } = await renderAt(paths.myRequests);
  expect(answers()).toEqual(['Answer to the second', 'Answer to the first']);
  const sent = screen.getAllByText(/^(?:December 31, 1969|January 1, 1970) at \d\d:\d\d$/);
  expect(sent).toHaveLength(2);
  const [remove] = screen.getAllByRole('button', { name: 'Remove' });
  if (remove) await user.click(remove);
  expect(answers()).toEqual(['Answer to the first']);
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).toHaveFocus());
  await user.click(undo);
  expect(answers()).toEqual(['Answer to the second', 'Answer to the first']);
  const [removeAgain] = screen.getAllByRole('button', { name: 'Remove' });
  await waitFor(() => expect(removeAgain).toHaveFocus());
});

test('a receipt whose time is no date is left out', async () => {
  const stored = [receipt('no date', 8_640_000_000_000_001), receipt('the first', 1_000)];
  localStorage.setItem('kb:quote-receipts', JSON.stringify(stored));
  await renderAt(paths.myRequests);
  await waitFor(() => expect(answers()).toEqual(['Answer to the first']));
});

test("another member's receipts are not shown", async () => {
  saveReceipt(receipt('somebody else', 2_000, 'else@example.com'));
  saveReceipt(receipt('a visitor', 1_000));
  await renderAt(paths.myRequests, { as: 'member' });
  await waitFor(() => expect(answers()).toEqual(['Answer to a visitor']));
  const repeat = within(screen.getByRole('main')).getByRole('link', {
    name: 'Log in and ask again',
  });
  expect(repeat).toHaveAttribute('href', '/community-login?next=%2Fgetquote%3Farea%3DOthers');
});
