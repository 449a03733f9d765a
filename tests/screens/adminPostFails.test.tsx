import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adminAccount } from '@/content/demoAccounts';
import { draftWords } from '@/content/writingWords';
import { pendingWords } from '@/content/pendingWords';
import { publishingWords as words } from '@/content/publishingWords';
import { signInWords } from '@/content/loginWords';
import { paths, withQuery } from '@/config/paths';
import {
  openPostForm,
  waitForToast,
  writePost,
  mockCanvas,
  mockToasts,
  pngFile,
} from '../setup/publishing';
import { submitLogin, findSignInDialog, storedDrafts } from '../setup/forms';
import { addCleanup } from '../setup/lifecycle';
import { confirmsClosing } from '../setup/device';
import { refuseRows, setOnline } from '../setup/outbox';
import { provider } from '../setup/provider';

const sent = () => provider.received.of('POST', '/posts');

beforeEach(mockToasts);

describe('a failure', () => {
  const expectValuesKept = (page: Awaited<ReturnType<typeof openPostForm>>) => {
    expect(page.field('Title')).toHaveValue('Reading a balance sheet');
    expect(page.field('Message')).toHaveValue('Bring a pencil.');
    expect(page.field('Category')).toHaveValue('4');
  };

  test.each([
    [
      '403',
      403,
      { detail: 'You do not have permission.' },
      /do not have permission.*can’t publish/,
    ],
    ['a 500', 500, { detail: 'A server error occurred.' }, /A server error occurred/],
  ])('%s is shown above the form, and what was typed stays', async (_, status, body, text) => {
    const page = await openPostForm();
    await writePost(page);
    provider.faults.add({
      name: 'no',
      method: 'POST',
      path: '/posts',
      kind: 'status',
      status,
      body,
    });
    await page.press('Post');
    await waitForToast('error', 'Error, please try again');
    expect(await page.form.findByText(text)).toBeVisible();
    expectValuesKept(page);
    provider.faults.clear();
    await page.press('Post');
    await waitForToast('success', 'Post Successful');
  });

  test('a 403 for a post that had to wait leaves it in the outbox until the form is empty', async () => {
    mockCanvas();
    const page = await openPostForm();
    await writePost(page);
    await page.user.upload(page.picker(), pngFile());
    await page.form.findByText(/dock\.png/);
    setOnline(false);
    await page.press('Post');
    await waitFor(() => expect(page.field('Title')).toHaveValue(''));
    await page.user.clear(page.field('Title'));
    await page.user.type(page.field('Title'), 'Next');
    provider.faults.add({
      name: 'no',
      method: 'POST',
      path: '/posts',
      kind: 'status',
      status: 403,
      body: { detail: 'Not today.' },
    });
    setOnline(true);
    await waitForToast('error', 'Error, please try again');
    const unsent = within(await screen.findByRole('region', { name: 'Outbox' }));
    expect(await unsent.findByText('Not today.')).toBeVisible();
    expect(page.field('Title')).toHaveValue('Next');
    await page.user.clear(page.field('Title'));
    expect(await page.form.findByText(/Not today\./)).toBeVisible();
    expectValuesKept(page);
    expect(page.form.getByText(/dock\.png/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Outbox' })).toBeNull();
  });

  test('a field that the provider refuses shows the error itself, and an image is named', async () => {
    const page = await openPostForm();
    await writePost(page);
    const body = { content: ['Short.'], post_category_id: ['None.'], post_image: ['Required.'] };
    provider.faults.add({ name: 'no', path: '/posts', kind: 'status', status: 400, body });
    await page.press('Post');
    await waitFor(() => expect(page.field('Message')).toHaveAccessibleDescription('Short.'));
    expect(page.field('Category')).toHaveAccessibleDescription('None.');
    expect(page.form.getByText('Image: Required.')).toBeVisible();
    expectValuesKept(page);
  });

  test.each([
    ['without an answer', { kind: 'network-error' }],
    ['of a server that has stored it', { kind: 'status', status: 500 }],
  ] as const)('%s is looked up: a post that arrived is published once', async (_, outcome) => {
    const page = await openPostForm();
    await writePost(page);
    provider.faults.add({ name: 'lost', path: '/posts', ...outcome, carriedOut: true });
    await page.press('Post');
    await waitForToast('success', 'Post Successful');
    expect(sent()).toHaveLength(1);
  });

  test('without an answer or a list the admin is asked: neither Retry nor Post sends it again', async () => {
    const page = await openPostForm();
    await writePost(page);
    provider.faults.add({ name: 'lost', path: '/posts', kind: 'network-error' });
    provider.faults.add('feed-fails');
    await page.press('Post');
    await waitForToast('error', 'Error, please try again');
    expect(page.field('Title')).toHaveValue('');
    const unsent = within(await screen.findByRole('region', { name: 'Outbox' }));
    expect(unsent.getByText('Reading a balance sheet')).toBeVisible();
    await page.user.click(unsent.getByRole('button', { name: pendingWords.retry }));
    provider.faults.clear();
    expect(await unsent.findByRole('button', { name: pendingWords.arrived })).toBeVisible();
    for (const name of ['Title', 'Message']) await page.user.clear(page.field(name));
    await writePost(page);
    await page.press('Post');
    expect(await page.form.findByText(words.pending)).toBeVisible();
    expectValuesKept(page);
    expect(sent()).toHaveLength(1);
    await page.user.click(unsent.getByRole('button', { name: pendingWords.resend }));
    await waitForToast('success', 'Post Successful');
    expect(screen.queryByRole('region', { name: 'Outbox' })).toBeNull();
    expect(sent()).toHaveLength(2);
    const { posts } = await provider.database.read();
    expect(posts.filter(({ title }) => title === 'Reading a balance sheet')).toHaveLength(1);
  });

  test('a session that ends in mid-writing: after the login the post goes out, once', async () => {
    const page = await openPostForm();
    await writePost(page);
    await provider.database.expireTokens(adminAccount.email);
    await page.press('Post');
    await findSignInDialog();
    await submitLogin(page.user, { ...adminAccount, form: signInWords.ended });
    await waitForToast('success', 'Post Successful');
    const taken = (await provider.database.read()).posts.filter(
      ({ title }) => title === 'Reading a balance sheet',
    );
    expect(taken).toHaveLength(1);
    await waitFor(() => expect(page.address()).toBe(paths.adminCreatePost));
    expect(sessionStorage.getItem('isAdminLoggedIn')).toBe('true');
  });

  test('closing that dialog leads to the admin login, and the post goes out at the next login', async () => {
    const page = await openPostForm();
    await writePost(page);
    await provider.database.expireTokens(adminAccount.email);
    await page.press('Post');
    await findSignInDialog();
    await page.user.click(screen.getByRole('button', { name: signInWords.close }));
    const login = withQuery(paths.adminLogin, { next: paths.adminCreatePost });
    await waitFor(() => expect(page.address()).toBe(login));
    await submitLogin(page.user, { ...adminAccount, form: 'TPOB Admin login' });
    await waitFor(async () => {
      const { posts } = await provider.database.read();
      expect(posts.filter(({ title }) => title === 'Reading a balance sheet')).toHaveLength(1);
    });
  });
});

describe('leaving', () => {
  /** The way back above the heading. */
  const toDashboard = () =>
    within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' });
  const inDialog = async (button: string) => {
    const dialog = await screen.findByRole('dialog', { name: words.leave.heading });
    return within(dialog).getByText(button);
  };

  test('with unpublished words is confirmed first; Stay stays, Leave leaves, and the words come back', async () => {
    const page = await openPostForm();
    await writePost(page);
    await page.user.click(toDashboard());
    expect(await inDialog(words.leave.stored)).toBeVisible();
    await page.user.click(await inDialog(words.leave.stay));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(page.address()).toBe(paths.adminCreatePost));
    expect(page.field('Title')).toHaveValue('Reading a balance sheet');
    await page.user.click(toDashboard());
    await page.user.click(await inDialog(words.leave.go));
    await waitFor(() => expect(page.address()).toBe(paths.adminDashboard));
    await page.go(paths.adminCreatePost);
    expect(await screen.findByDisplayValue('Reading a balance sheet')).toBeVisible();
  });

  test('an empty form needs no confirmation', async () => {
    const page = await openPostForm();
    await page.user.click(toDashboard());
    await waitFor(() => expect(page.address()).toBe(paths.adminDashboard));
  });

  test('closing the tab with unpublished words has the browser confirm it', async () => {
    const page = await openPostForm();
    expect(confirmsClosing()).toBe(false);
    await page.user.type(page.field('Title'), 'A');
    expect(confirmsClosing()).toBe(true);
  });
});

test('where the device refuses the post, its text stays until it has arrived', async () => {
  refuseRows();
  setOnline(false);
  addCleanup(() => setOnline(true));
  const page = await openPostForm();
  await writePost(page);
  await page.press('Post');
  await waitForToast('info', words.waitsForConnection);
  expect(page.field('Title')).toHaveValue('Reading a balance sheet');
  await waitFor(async () =>
    expect(Object.values(await storedDrafts())).toMatchObject([{ message: 'Bring a pencil.' }]),
  );
  setOnline(true);
  await waitForToast('success', 'Post Successful');
  await waitFor(() => expect(page.field('Title')).toHaveValue(''));
  await waitFor(async () => expect(await storedDrafts()).toEqual({}));
  expect(sent()).toHaveLength(1);
});

test('where this device stores no drafts, the form and the question on leaving show it', async () => {
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const page = await openPostForm();
  await page.user.type(page.field('Title'), 'A');
  expect(await page.form.findByText(draftWords.refused)).toBeVisible();
  await page.go(paths.adminDashboard);
  expect(await screen.findByText(words.leave.lost)).toBeVisible();
  refusing.mockRestore();
});
