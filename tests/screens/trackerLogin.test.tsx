import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessToken } from '@/session/readSession';
import { saveToken } from '@/session/saveSession';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { trackerLoginWords, taskWords } from '@/content/taskWords';
import { trackerAccessSlice } from '@/features/tasks/tracker.slice';
import { userKey } from '@/lib/userKey';
import { paths, withQuery } from '@/config/paths';
import { findLoginForm, submitLogin } from '../setup/forms';
import { provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';
import { createTask, storeTasks } from '../setup/tasks';

const form = trackerLoginWords.title;
const calls = () => provider.received.of('POST', '/login/');
const access = ({ store }: Visit) => trackerAccessSlice.selectors.select(store.getState());
const board = () => screen.findByRole('heading', { level: 1, name: taskWords.title });

test('a visitor logs in as a member first, and comes back here', async () => {
  const visit = await renderAt(paths.loginTaskTracker);
  await waitFor(() =>
    expect(visit.address()).toBe(withQuery(paths.communityLogin, { next: paths.loginTaskTracker })),
  );
});

test('the password opens the tracker; the session stays as it is', async () => {
  const visit = await renderAt(paths.loginTaskTracker, { as: 'member' });
  const [token, key] = [accessToken(), userKey()];
  provider.received.clear();
  const { email } = await findLoginForm(form);
  expect(email).toHaveValue(memberAccount.email);
  expect(document.title).toContain(taskWords.title);
  await submitLogin(visit.user, { form });
  await board();
  expect(calls()).toHaveLength(1);
  expect(calls()[0]).toMatchObject({
    body: { email: memberAccount.email, password: memberAccount.password },
  });
  expect(calls()[0]?.headers).not.toHaveProperty('authorization');
  expect(access(visit)).toMatch(/\w{20}/);
  expect(access(visit)).not.toBe(token);
  expect([accessToken(), userKey()]).toEqual([token, key]);
  await waitFor(() => expect(visit.address()).toBe(paths.loginTaskTracker));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-slot', 'task-tracker'));
});

test('who is logged in goes on with one press, without the password', async () => {
  const visit = await renderAt(paths.loginTaskTracker, { as: 'member' });
  const token = accessToken();
  await visit.user.click(await screen.findByRole('button', { name: 'Continue as Naomi Okonjo' }));
  await board();
  expect(calls()).toHaveLength(0);
  expect(access(visit)).toBe(token);
});

test('the button is shown once the name is known', async () => {
  provider.faults.add({ name: 'late', kind: 'delay', path: '/auth/users/me/', ms: 400 });
  await renderAt(paths.loginTaskTracker, { as: 'member' });
  await findLoginForm(form);
  expect(screen.getByText(trackerLoginWords.or)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Continue as/ })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Continue as Naomi Okonjo' })).toBeVisible();
});

test('it stays open, and can be closed again; the tasks stay where they are', async () => {
  storeTasks(memberAccount, [createTask('1')]);
  const visit = await renderAt(paths.loginTaskTracker, { as: 'member' });
  await submitLogin(visit.user, { form });
  expect(await screen.findByRole('button', { name: 'Task 1' })).toBeVisible();
  await visit.go(paths.outbox);
  await screen.findByRole('heading', { level: 1, name: 'Outbox' });
  await visit.go(paths.loginTaskTracker);
  await visit.user.click(await screen.findByRole('button', { name: taskWords.lock }));
  await findLoginForm(form);
  expect(access(visit)).toBe('');
  await submitLogin(visit.user, { form });
  expect(await screen.findByRole('button', { name: 'Task 1' })).toBeVisible();
});

test.each([
  ['errors.detail', { errors: { detail: 'Locked out.' } }, 401, 'Locked out.'],
  ['detail', { detail: 'Not today.' }, 403, 'Not today.'],
  ['no token in the answer', { refresh: 'x' }, 200, /./],
])('%s is shown under the password, and nothing opens', async (_, body, status, text) => {
  const visit = await renderAt(paths.loginTaskTracker, { as: 'member' });
  provider.faults.add({ name: 'no', path: '/login/', kind: 'status', status, body });
  await submitLogin(visit.user, { form, password: ' a ' });
  const { password } = await findLoginForm(form);
  await waitFor(() => expect(password).toHaveAccessibleDescription(text));
  expect(password).toHaveValue(' a ');
  expect(access(visit)).toBe('');
  provider.faults.clear();
  await submitLogin(visit.user, { form });
  await board();
});

test('without an answer: Network error, try again!', async () => {
  const visit = await renderAt(paths.loginTaskTracker, { as: 'member' });
  provider.faults.add('login-offline');
  await submitLogin(visit.user, { form });
  const { password } = await findLoginForm(form);
  await waitFor(() => expect(password).toHaveAccessibleDescription('Network error, try again!'));
});

test('what is missing has an error, and nothing is sent', async () => {
  const { user } = await renderAt(paths.loginTaskTracker, { as: 'member' });
  provider.received.clear();
  const { email, button, password } = await findLoginForm(form);
  await user.clear(email);
  await user.click(button);
  expect(await screen.findByText(/please enter your password/i)).toBeVisible();
  await waitFor(() => expect(email).toHaveFocus());
  expect(password).toHaveAttribute('aria-invalid', 'true');
  expect(calls()).toEqual([]);
});

test("another member's account opens nothing here", async () => {
  storeTasks(memberAccount, [createTask('1')]);
  storeTasks(adminAccount, [createTask('2')]);
  const visit = await renderAt(paths.loginTaskTracker, { as: 'member' });
  await submitLogin(visit.user, { form, ...adminAccount });
  const { email } = await findLoginForm(form);
  const text = trackerLoginWords.another(memberAccount.email);
  await waitFor(() => expect(email).toHaveAccessibleDescription(text));
  expect(access(visit)).toBe('');
  expect(screen.queryByRole('button', { name: /Task/ })).toBeNull();
});

test('for an admin it opens in the admin area, where the admin login is enough', async () => {
  storeTasks(adminAccount, [createTask('1')]);
  storeTasks(memberAccount, [createTask('2')]);
  const visit = await renderAt(paths.loginTaskTracker, { as: 'admin' });
  await submitLogin(visit.user, { form, ...adminAccount });
  await waitFor(() => expect(visit.address()).toBe(paths.adminAllTasks));
  expect(await screen.findByRole('button', { name: 'Task 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Task 2' })).toBeNull();
});

test.each([
  ['visitor', paths.adminLogin],
  ['member', paths.adminLogin],
] as const)('a %s at /admin/all-tasks is led to the admin login', async (as, login) => {
  const visit = await renderAt(paths.adminAllTasks, { as });
  await waitFor(() =>
    expect(visit.address()).toBe(withQuery(login, { next: paths.adminAllTasks })),
  );
});

test('an admin opens /admin/all-tasks without another login', async () => {
  await renderAt(paths.adminAllTasks, { as: 'admin' });
  await board();
  expect(screen.getByText(taskWords.empty)).toBeVisible();
});

test('while it is unknown who is here, no tasks are shown, and none are stored', async () => {
  const { access: token } = await provider.logIn('member');
  provider.faults.add({ name: 'mute', path: '/auth/users/me/', kind: 'network-error' });
  storeTasks(memberAccount, [createTask('1')]);
  saveToken(token);
  const before = Object.keys(localStorage);
  const visit = await renderAt(paths.loginTaskTracker);
  await submitLogin(visit.user, { form });
  expect(await screen.findByText(taskWords.unnamed)).toBeVisible();
  expect(screen.queryByRole('button', { name: taskWords.add })).toBeNull();
  const tasks = (name: string) => name.startsWith('kb:tasks');
  expect(Object.keys(localStorage).filter(tasks)).toEqual(before.filter(tasks));
});
