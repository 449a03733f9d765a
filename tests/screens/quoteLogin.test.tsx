import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftsOf, pickDraft, saveDraft } from '@/features/quote/quoteDraft';
import { userKeyOf } from '@/session/saveSession';
import { memberAccount } from '@/content/demoAccounts';
import { signInWords } from '@/content/loginWords';
import { paths, withQuery } from '@/config/paths';
import {
  openQuoteReview,
  expectCurrentStep,
  findLoginForm,
  findSignInDialog,
  getRadio,
  quotesSentBy,
  getSubmitButton,
  submitLogin,
} from '../setup/forms';
import { logInInOtherTab } from '../setup/memberPages';
import { provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';

const shownDraft = (owner: string) => pickDraft(draftsOf(owner).get(), []);
const membersDraft = () => shownDraft(userKeyOf(memberAccount.email));

const logIn = async ({ user }: Visit) => {
  const form = await screen.findByRole('form', { name: /log in|login/i });
  await user.type(within(form).getByLabelText('Email'), memberAccount.email);
  await user.type(within(form).getByLabelText('Password'), memberAccount.password);
  await user.click(within(form).getByRole('button', { name: 'Login' }));
};

test("'Log in and submit' logs in, then sends once with the token", async () => {
  const visit = await openQuoteReview();
  await visit.user.click(screen.getByRole('button', { name: 'Log in and submit' }));
  await waitFor(() => expect(visit.address()).toMatch(/^\/community-login\?next=/));
  expect(quotesSentBy(visit)).toHaveLength(0);
  await logIn(visit);
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(await screen.findByText('Your request was sent')).toBeVisible();
  expect(quotesSentBy(visit)).toHaveLength(1);
  expect(quotesSentBy(visit)[0]?.headers['authorization']).toMatch(/^Bearer \S+$/);
});

test('who comes back without logging in has sent nothing, and a later login sends nothing', async () => {
  const visit = await openQuoteReview();
  await visit.user.click(screen.getByRole('button', { name: 'Log in and submit' }));
  await waitFor(() => expect(visit.address()).toMatch(/^\/community-login/));
  await visit.go(-1);
  await expectCurrentStep(4);
  await visit.go('/community-login?next=%2Fgetquote%3Fstep%3D4%26send%3Dtrue');
  await logIn(visit);
  await waitFor(() => expect(visit.address()).toBe('/getquote?step=4'));
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
  expect(quotesSentBy(visit)).toHaveLength(0);
});

test.each([
  ['is sent', undefined, '/', 1],
  ['is not sent after a change', 'Financial coaching', '/getquote?step=4', 0],
])('a request that waited for the login over Back and Forward %s', async (_, change, to, sent) => {
  const visit = await openQuoteReview();
  await visit.user.click(screen.getByRole('button', { name: 'Log in and submit' }));
  await waitFor(() => expect(visit.address()).toMatch(/^\/community-login/));
  await visit.go(-1);
  await expectCurrentStep(4);
  if (change !== undefined) {
    const { id, answers } = shownDraft('');
    saveDraft('', { id, answers: { ...answers, kingdombusiness: change } });
  }
  await visit.go(1);
  await logIn(visit);
  await waitFor(() => expect(visit.address()).toBe(to));
  expect(
    await screen.findByRole(sent === 1 ? 'complementary' : 'button', {
      name: /^(Your request was sent|Submit)$/,
    }),
  ).toBeVisible();
  expect(quotesSentBy(visit)).toHaveLength(sent);
});

test('a request that waited for the login over a reload is sent, whatever was answered first', async () => {
  const { user } = await openQuoteReview();
  const { id, answers } = shownDraft('');
  const otherWayRound = Object.fromEntries(Object.entries(answers).toReversed());
  saveDraft('', { id, answers: otherWayRound });
  await user.click(screen.getByRole('button', { name: 'Log in and submit' }));
  cleanup();
  // As a new document reads it.
  saveDraft('', { id, answers });
  const next = withQuery(paths.getQuote, { step: 4, send: id });
  const visit = await renderAt(withQuery(paths.communityLogin, { next }));
  await logIn(visit);
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(quotesSentBy(visit)).toHaveLength(1);
});

test('a request that waited is not sent for another person who logs in in another tab', async () => {
  const visit = await openQuoteReview();
  await visit.user.click(screen.getByRole('button', { name: 'Log in and submit' }));
  await waitFor(() => expect(visit.address()).toMatch(/^\/community-login/));
  await findLoginForm();
  await logInInOtherTab();
  await waitFor(() => expect(visit.address()).toBe('/getquote?step=4'));
  await screen.findByRole('button', { name: 'Submit' });
  expect(shownDraft('').answers).toMatchObject({ type: 'The Great Revival' });
  expect(quotesSentBy(visit)).toHaveLength(0);
});

test('a member whose cookie has lapsed sends after the next login, never without a name', async () => {
  const visit = await openQuoteReview({ as: 'member' });
  document.cookie = 'token=; Path=/; Max-Age=0';
  await visit.user.click(getSubmitButton());
  await findSignInDialog();
  expect(quotesSentBy(visit)).toHaveLength(0);
  await submitLogin(visit.user, { form: signInWords.ended });
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(quotesSentBy(visit)).toHaveLength(1);
  expect(quotesSentBy(visit)[0]?.headers['authorization']).toMatch(/^Bearer \S+$/);
});

test('an area chosen in a new tab leaves the member’s other answers', async () => {
  await openQuoteReview({ as: 'member' });
  cleanup();
  sessionStorage.clear();
  await renderAt(withQuery(paths.getQuote, { step: 2, area: 'Kingdom builder' }));
  await waitFor(() => expect(membersDraft().answers.type).toBe('Kingdom builder'));
  expect(getRadio('Kingdom project')).toBeChecked();
});

test('an answer chosen while the session is restored leaves the member’s other answers', async () => {
  await openQuoteReview({ as: 'member' });
  cleanup();
  sessionStorage.clear();
  provider.faults.add({ name: 'slow', path: '/auth/users/me/', kind: 'delay', ms: 300 });
  const { user } = await renderAt(withQuery(paths.getQuote, { step: 2 }));
  await user.click(getRadio('Kingdom business'));
  expect(getRadio('Kingdom business')).toBeChecked();
  expect(membersDraft().answers.budget).toBe('Kingdom project');
  await waitFor(() => expect(membersDraft().answers.budget).not.toBe('Kingdom project'));
  expect(membersDraft().answers.type).toBe('The Great Revival');
});

test('two requests whose answers an earlier version stored are both sent', async () => {
  const answers = {
    type: 'The Great Revival',
    budget: 'Kingdom project',
    kingdombusiness: 'Workshops',
  };
  for (const count of [1, 2]) {
    localStorage.setItem('kb:quote', JSON.stringify({ owner: '', answers }));
    const visit = await renderAt(withQuery(paths.getQuote, { step: 4 }));
    await expectCurrentStep(4);
    await visit.user.click(getSubmitButton());
    await waitFor(() => expect(visit.address()).toBe('/'));
    expect(quotesSentBy(visit)).toHaveLength(count);
    cleanup();
  }
});

test("'Log in and submit' with open steps leads to the first of them", async () => {
  const visit = await renderAt(withQuery(paths.getQuote, { step: 4 }));
  await expectCurrentStep(4);
  await visit.user.click(screen.getByRole('button', { name: 'Log in and submit' }));
  await expectCurrentStep(1);
  expect(visit.address()).toBe('/getquote');
});

test('after sending, a strip on the landing page stays over a reload until it is closed', async () => {
  const visit = await openQuoteReview();
  await visit.user.click(getSubmitButton());
  await waitFor(() => expect(visit.address()).toBe('/'));
  const strip = () => screen.queryAllByRole('complementary', { name: 'Your request was sent' });
  await waitFor(() => expect(strip()).toHaveLength(1));
  cleanup();
  const again = await renderAt('/');
  await waitFor(() => expect(strip()).toHaveLength(1));
  const [shown] = strip();
  if (shown === undefined) throw new Error('There is no strip.');
  expect(within(shown).getByRole('link', { name: 'My requests' })).toHaveAttribute(
    'href',
    paths.myRequests,
  );
  await again.user.click(within(shown).getByRole('button', { name: 'Close this notice' }));
  expect(strip()).toHaveLength(0);
  cleanup();
  await renderAt('/');
  expect(await screen.findByRole('main')).toBeVisible();
  expect(strip()).toHaveLength(0);
});

test('a visitor’s request that was refused with a 401 is submitted again by the same button', async () => {
  const visit = await openQuoteReview();
  const body = { message: 'Not today.' };
  visit.provider.faults.add({ name: 'no', path: '/quotes/', kind: 'status', status: 401, body });
  await visit.user.click(getSubmitButton());
  expect(await screen.findByText(body.message)).toBeVisible();
  visit.provider.faults.clear();
  await visit.user.click(getSubmitButton());
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(quotesSentBy(visit)).toHaveLength(2);
});
