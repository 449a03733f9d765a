import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { paths, withQuery } from '@/config/paths';
import { saveToken, userKeyOf } from '@/session/saveSession';
import {
  expectCurrentStep,
  getRadio,
  getSubmitButton,
  openQuoteReview,
  quotesSentBy,
  submitLogin,
} from '../setup/forms';
import { pauseCalls, provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';

const review = withQuery(paths.getQuote, { step: 4 });
const failed = 'An error occurred while submitting the form. Please try again.';

const logIn = ({ session }: Visit, account: typeof memberAccount) =>
  act(async () => void (await session.logIn(account)));
const logOut = ({ session }: Visit) => act(async () => void (await session.logOut()));

/** A complete draft, as it is stored. */
const stored = (id: string, budget: string) =>
  JSON.stringify({
    id,
    answers: { type: 'The Great Revival', budget, kingdombusiness: 'Workshops' },
  });
const storeMembers = (budget: string) =>
  localStorage.setItem(`kb:quote ${userKeyOf(memberAccount.email)}`, stored('mine', budget));

test('every member has their own answers, and visitors have theirs', async () => {
  const visit = await openQuoteReview({ as: 'member' });
  await visit.go(withQuery(paths.getQuote, { step: 2 }));
  await logOut(visit);
  await waitFor(() => expect(getRadio('Kingdom project')).not.toBeChecked());
  await visit.user.click(getRadio('Kingdom business'));

  await logIn(visit, memberAccount);
  await waitFor(() => expect(getRadio('Kingdom project')).toBeChecked());
  await logOut(visit);
  await waitFor(() => expect(getRadio('Kingdom business')).toBeChecked());

  // What a visitor answered goes along with the first member who has nothing of their own.
  await logIn(visit, adminAccount);
  await waitFor(() => expect(getRadio('Kingdom business')).toBeChecked());
  await visit.user.click(getRadio('Others'));
  await logOut(visit);
  await waitFor(() => expect(screen.queryByRole('radio', { checked: true })).toBeNull());

  await logIn(visit, memberAccount);
  await waitFor(() => expect(getRadio('Kingdom project')).toBeChecked());
  await visit.go(review);
  await visit.user.click(getSubmitButton());
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(quotesSentBy(visit)[0]?.body).toMatchObject({ type: 'The Great Revival' });
});

test('what a visitor logs in to send is sent, and leaves the member’s own answers', async () => {
  storeMembers('Others');
  provider.faults.add('quote-refused');
  const before = await openQuoteReview();
  await before.user.click(screen.getByRole('button', { name: 'Log in and submit' }));
  await waitFor(() => expect(before.address()).toMatch(/^\/community-login/));
  await submitLogin(before.user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('Kingdom project')).toBeVisible();
  provider.faults.clear();
  cleanup();
  const visit = await renderAt(review);
  expect(await screen.findByText('Kingdom project')).toBeVisible();
  await visit.user.click(getSubmitButton());
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(quotesSentBy(visit).map(({ body }) => body)).toMatchObject([
    { budget: 'Kingdom project' },
    { budget: 'Kingdom project' },
  ]);
  await visit.go(review);
  expect(await screen.findByText('Others')).toBeVisible();
});

test('answers that an earlier version stored go to their owner alone', async () => {
  const key = userKeyOf(memberAccount.email);
  const earlier: object = JSON.parse(stored('earlier', 'Kingdom project'));
  localStorage.setItem('kb:quote', JSON.stringify({ ...earlier, owner: key }));
  const visit = await renderAt(withQuery(paths.getQuote, { step: 2 }));
  await expectCurrentStep(2);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await visit.user.click(getRadio('Kingdom business'));
  expect(localStorage.getItem('kb:quote')).not.toContain('Kingdom project');
  await logIn(visit, memberAccount);
  await waitFor(() => expect(getRadio('Kingdom project')).toBeChecked());
  expect(JSON.parse(localStorage.getItem(`kb:quote ${key}`) ?? '')).toEqual(earlier);
});

test('other answers than those shown at the press are not sent', async () => {
  storeMembers('Others');
  localStorage.setItem('kb:quote', stored('visitors', 'Kingdom project'));
  saveToken((await provider.logIn('member')).access);
  sessionStorage.clear();
  const release = pauseCalls('get', '/auth/users/me/');
  const visit = await renderAt(review);
  await expectCurrentStep(4);
  await visit.user.click(getSubmitButton());
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  expect(within(screen.getByRole('main')).getByText('Others')).toBeVisible();
  expect(quotesSentBy(visit)).toHaveLength(0);
});
