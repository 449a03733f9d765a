import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userKeyOf } from '@/session/saveSession';
import { memberAccount } from '@/content/demoAccounts';
import { requiredMessages } from '@/content/formWords';
import { providerErrorWords } from '@/content/providerErrorWords';
import { memberHome } from '@/features/session/redirectAfterLogin';
import { selectSession } from '@/session/session.slice';
import { groups } from '@/content/groups';
import { addressAfterLogin, saveIntent } from '@/features/groups/joinIntent';
import { groupPath, paths, withQuery } from '@/config/paths';
import { signInWords } from '@/content/loginWords';
import * as imports from '@/lib/retryImport';
import {
  fillRegistration,
  findLoginForm,
  getRegisterButton,
  mockLocations,
  openRegistration,
  submitLogin,
} from '../setup/forms';
import { addCleanup } from '../setup/lifecycle';
import {
  findJoinForm,
  findJoinState,
  joinRequestsTo,
  logInInOtherTab,
  submitJoinRequest,
} from '../setup/memberPages';
import { pauseCalls, provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';

const memberKey = () => userKeyOf(memberAccount.email);
const status = ({ store }: Visit) => selectSession(store.getState()).status;
const cookies = () => document.cookie;
const storedState = (key: string) => localStorage.getItem(`persist:root${key}`);
const calls = (path: string) => provider.received.all().filter((call) => call.path === path);

describe('the login page', () => {
  test('logs in: token, flags, key, the whole answer, and the way on', async () => {
    const visit = await renderAt(paths.communityLogin);
    expect(document.title).toMatch(/login/i);
    await submitLogin(visit.user, { email: memberAccount.email.toUpperCase() });
    await waitFor(() => expect(visit.address()).toBe(memberHome));
    const token = sessionStorage.getItem('accessToken');
    expect(token).toMatch(/\w{20}/);
    expect(cookies()).toContain(`token=${token}`);
    expect(sessionStorage.getItem('isLoggedIn')).toBe('true');
    expect(sessionStorage.getItem('isAdminLoggedIn')).toBeNull();
    expect(sessionStorage.getItem('userKey')).toBe(memberKey());
    expect(visit.store.getState().user).toMatchObject({
      loggedIn: true,
      user: { access: token, email: memberAccount.email, first_name: 'Naomi', is_staff: false },
    });
    expect(storedState(memberKey())).toContain('Naomi');
    expect(storedState('') ?? '').not.toContain('Naomi');
    expect(status(visit)).toBe('member');
    const [login] = calls('/login/');
    expect(login?.headers).not.toHaveProperty('authorization');
    expect(login?.body).toEqual({
      email: memberAccount.email.toUpperCase(),
      password: memberAccount.password,
    });
  });

  test.each([
    ['/getquote?step=2', '/getquote?step=2'],
    ['//evil.example/x', memberHome],
    ['https://evil.example', memberHome],
    ['/community-login', memberHome],
  ])('next=%s leads to %s', async (next, to) => {
    const visit = await renderAt(`${paths.communityLogin}?next=${encodeURIComponent(next)}`);
    await submitLogin(visit.user);
    await waitFor(() => expect(visit.address()).toBe(to));
  });

  test.each([
    ['', 'Log in to read the community.', paths.communityRegister],
    [
      '?next=%2Fcommunity',
      'Log in to read the community.',
      '/community-register?next=%2Fcommunity',
    ],
    ['?next=%2Foutbox', 'Log in to see your Outbox.', '/community-register?next=%2Foutbox'],
    ['?next=%2Fmy-data', 'Log in to continue.', '/community-register?next=%2Fmy-data'],
  ])('shows why: at %s %s', async (query, reason, register) => {
    await renderAt(paths.communityLogin + query);
    const note = (await screen.findByText(reason)).parentElement;
    expect(note).toHaveTextContent(`${reason} New here? Create an account`);
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      register,
    );
  });

  test('who is logged in already goes on', async () => {
    const visit = await renderAt(`${paths.communityLogin}?next=%2Ffaq`, { as: 'member' });
    await waitFor(() => expect(visit.address()).toBe('/faq'));
  });

  test('shows what is missing, and sends nothing', async () => {
    const { user } = await renderAt(paths.communityLogin);
    const { email, button } = await findLoginForm();
    await user.click(button);
    expect(await screen.findByText(requiredMessages.email)).toBeVisible();
    expect(screen.getByText(requiredMessages.password)).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    expect(calls('/login/')).toEqual([]);
  });

  test.each([
    ['errors.detail', { errors: { detail: 'Locked out.' } }, 401, 'Locked out.'],
    ['detail', { detail: 'Not today.' }, 403, 'Not today.'],
    ['the first field error', { email: ['Enter another one.'] }, 400, 'Enter another one.'],
    ['for a 401 without words, a sentence', {}, 401, providerErrorWords.loginRefused],
  ])('%s is shown under the password; what was typed stays', async (_, body, code, text) => {
    const visit = await renderAt(paths.communityLogin);
    provider.faults.add({ name: 'no', path: '/login/', kind: 'status', status: code, body });
    await submitLogin(visit.user, { password: '  a b ' });
    const { email, password, button } = await findLoginForm();
    await waitFor(() => expect(password).toHaveAccessibleDescription(text));
    expect(password).toHaveValue('  a b ');
    expect(email).toHaveValue(memberAccount.email);
    expect(button).not.toHaveAttribute('aria-busy');
    expect(calls('/login/')[0]?.body).toMatchObject({ password: '  a b ' });
    expect(cookies()).not.toContain('token');
    provider.faults.clear();
    await submitLogin(visit.user);
    await waitFor(() => expect(visit.address()).toBe(memberHome));
  });

  test('without an answer: Network error, try again!', async () => {
    const { user } = await renderAt(paths.communityLogin);
    provider.faults.add('login-offline');
    await submitLogin(user);
    const { password } = await findLoginForm();
    await waitFor(() => expect(password).toHaveAccessibleDescription('Network error, try again!'));
  });

  test('where the browser refuses the cookie: an error is shown, and nobody is logged in', async () => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true });
    addCleanup(() => void Reflect.deleteProperty(document, 'cookie'));
    const visit = await renderAt(paths.communityLogin);
    await submitLogin(visit.user);
    const { password } = await findLoginForm();
    await waitFor(() => expect(password).toHaveAccessibleDescription(signInWords.notSaved));
    expect(status(visit)).toBe('visitor');
    expect(sessionStorage.getItem('accessToken')).toBeNull();
    expect(visit.address()).toBe(paths.communityLogin);
  });

  test('without its script: an error is shown, and it can be pressed again', async () => {
    const { user, address } = await renderAt(paths.communityLogin);
    const { password, button } = await findLoginForm();
    const lost = vi.spyOn(imports, 'retryImport').mockRejectedValue(new TypeError('Failed'));
    await submitLogin(user);
    await waitFor(() => expect(password).toHaveAccessibleDescription('Network error, try again!'));
    expect(button).not.toHaveAttribute('aria-busy');
    lost.mockRestore();
    await submitLogin(user);
    await waitFor(() => expect(address()).toBe(memberHome));
  });

  test('an answer without a token is no login', async () => {
    const { user } = await renderAt(paths.communityLogin);
    const body = { refresh: 'x' };
    provider.faults.add({ name: 'no', path: '/login/', kind: 'status', status: 200, body });
    await submitLogin(user);
    const { password } = await findLoginForm();
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/couldn’t read the service’s answer/),
    );
    expect(cookies()).not.toContain('token');
  });

  test('shows the password on demand, and that it is busy', async () => {
    const visit = await renderAt(paths.communityLogin);
    const { password, show, button } = await findLoginForm();
    await visit.user.click(show);
    expect(password).toHaveAttribute('type', 'text');
    const release = pauseCalls('post', '/login/');
    await submitLogin(visit.user);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveTextContent('Login');
    await visit.user.click(button);
    release();
    await waitFor(() => expect(visit.address()).toBe(memberHome));
    expect(calls('/login/')).toHaveLength(1);
  });

  test('leads to registration, with the way back, and to help with the password', async () => {
    const { user, address } = await renderAt(`${paths.communityLogin}?next=%2Ffaq`);
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      `${paths.communityRegister}?next=%2Ffaq`,
    );
    await user.click(screen.getByRole('link', { name: 'Reset password' }));
    await waitFor(() => expect(address()).toBe(paths.resetPassword));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
    expect(provider.received.all()).toEqual([]);
  });
});

test('a visitor’s Join is not sent for a member who logs in later, by another way', async () => {
  const { user, go, address } = await renderAt(groupPath('marketing'));
  await submitJoinRequest(user, 'Marketing', 'Not now.');
  await waitFor(() => expect(address()).toContain(paths.communityLogin));
  await go(paths.home);
  await go(paths.communityLogin);
  await submitLogin(user);
  await waitFor(() => expect(address()).toBe(paths.community));
  await go(groupPath('marketing'));
  const form = await findJoinForm('Marketing');
  await waitFor(() => expect(form.getByLabelText('Description')).toHaveValue('Not now.'));
  const button = form.getByRole('button', { name: 'Join' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(joinRequestsTo(1)).toEqual([]);
});

test('a visitor’s Join is not sent for another person who logs in in another tab', async () => {
  const { user, address } = await renderAt(groupPath('marketing'));
  await submitJoinRequest(user, 'Marketing', 'Not theirs.');
  await waitFor(() => expect(address()).toContain(paths.communityLogin));
  await findLoginForm();
  await logInInOtherTab();
  await waitFor(() => expect(address()).toBe(groupPath('marketing')));
  const form = await findJoinForm('Marketing');
  await waitFor(() => expect(form.getByLabelText('Description')).toHaveValue('Not theirs.'));
  await waitFor(() => expect(calls('/my-communities')).toHaveLength(1));
  const button = form.getByRole('button', { name: 'Join' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(joinRequestsTo(1)).toEqual([]);
});

test('a visitor’s Join that led to the registration is sent after it', async () => {
  mockLocations();
  const group = groups.find(({ path }) => path === groupPath('marketing'));
  if (group === undefined) throw new Error('There is no such group.');
  saveIntent(group, { description: 'I am new.' });
  const next = addressAfterLogin(group);
  const visit = await openRegistration(withQuery(paths.communityRegister, { next }));
  await fillRegistration(visit);
  await visit.user.click(getRegisterButton());
  await findJoinState('Request sent');
  expect(joinRequestsTo(1)).toHaveLength(1);
});
