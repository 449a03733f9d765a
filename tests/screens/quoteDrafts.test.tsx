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

async function openLogin() {
  const visit = await openQuoteReview();
  await visit.user.click(screen.getByRole('button', { name: 'Log in and submit' }));
  await waitFor(() => expect(visit.address()).toMatch(/^\/community-login/));
  return visit;
}

/** A visitor's request that was refused after the login, over the member's own answers. */
async function submitRefused() {
  storeMembers('Others');
  provider.faults.add('quote-refused');
  const visit = await openLogin();
  await submitLogin(visit.user);
  expect(await screen.findByRole('alert')).toBeVisible();
  return visit;
}

test('what a visitor logs in to send is sent, and leaves the member’s own answers', async () => {
  await submitRefused();
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

test('a change of answers that a visitor logged in to send leaves the member’s own', async () => {
  const visit = await submitRefused();
  provider.faults.clear();
  await visit.go(withQuery(paths.getQuote, { step: 2 }));
  await visit.user.click(getRadio('Kingdom business'));
  await visit.go(review);
  await visit.user.click(getSubmitButton());
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(quotesSentBy(visit)[1]?.body).toMatchObject({ budget: 'Kingdom business' });
  await visit.go(review);
  expect(await screen.findByText('Others')).toBeVisible();
});

test('answers that were changed before the login are shown, and sent by a press alone', async () => {
  storeMembers('Others');
  const visit = await openLogin();
  await visit.go(-2);
  await expectCurrentStep(3);
  await visit.user.click(getRadio('Financial coaching'));
  await visit.go(2);
  await submitLogin(visit.user);
  await expectCurrentStep(4);
  expect(await screen.findByText('Financial coaching')).toBeVisible();
  expect(quotesSentBy(visit)).toHaveLength(0);
  await visit.user.click(getSubmitButton());
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(quotesSentBy(visit)[0]?.body).toMatchObject({ kingdombusiness: 'Financial coaching' });
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
  expect(JSON.parse(localStorage.getItem(`kb:quote ${key}`) ?? '')).toEqual([earlier]);
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

const thirdStep = withQuery(paths.getQuote, { step: 3 });

test.each([
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ['a reload', () => (cleanup(), renderAt(thirdStep))],
])('what a member chose before their name was known is theirs after %s', async (_, identify) => {
  storeMembers('Others');
  saveToken((await provider.logIn('member')).access);
  sessionStorage.clear();
  provider.faults.add('profile-fails');
  const visit = await renderAt(thirdStep);
  await waitFor(() => expect(sessionStorage.getItem('userKey')).toMatch(/^~/));
  await visit.user.click(getRadio('Financial coaching'));
  provider.faults.clear();
  await act(async () => void (await identify()));
  await waitFor(() =>
    expect(sessionStorage.getItem('userKey')).toBe(userKeyOf(memberAccount.email)),
  );
  await waitFor(() => expect(getRadio('Financial coaching')).toBeChecked());
  expect(Object.keys(localStorage).filter((name) => name.startsWith('kb:quote ~'))).toEqual([]);
});

test('My data counts one receipt and no draft of a request that was sent', async () => {
  const { user, address, go } = await openQuoteReview();
  await user.click(screen.getByRole('button', { name: 'Submit without contact details' }));
  await waitFor(() => expect(address()).toBe('/'));
  await user.click(await screen.findByRole('button', { name: 'Close this notice' }));
  await go(paths.myData);
  const receipts = await screen.findByRole('heading', { level: 2, name: 'Receipts' });
  expect(receipts.closest('li')).toHaveTextContent('1 item,');
  expect(screen.queryByRole('heading', { level: 2, name: 'Drafts' })).toBeNull();
  expect(screen.getByText(/^Nothing stored for:.*Drafts/)).toBeVisible();
});
