import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adminWords } from '@/content/adminWords';
import { outboxWords } from '@/content/outboxWords';
import { pendingWords } from '@/content/pendingWords';
import { pollFormWords as words, publishingWords } from '@/content/publishingWords';
import { paths } from '@/config/paths';
import { openAdminForm, waitForToast, mockToasts } from '../setup/publishing';
import { pauseCalls, provider } from '../setup/provider';
import { renderAt } from '../setup/renderAt';
import { storedDrafts } from '../setup/forms';
import { addCleanup } from '../setup/lifecycle';
import { logInAs, openTab, refuseRows, setOnline } from '../setup/outbox';

const open = () => openAdminForm(paths.adminCreatePoll, 'Create Poll');
const sent = () => provider.received.of('POST', '/poll/');
beforeEach(mockToasts);

test('a poll is one call with its question alone, and leads to its page', async () => {
  const page = await open();
  const evening = 'Which evening suits you?';
  await page.user.type(page.field('Question'), evening);
  await page.press('Post Poll');
  await waitForToast('success', 'Poll posted Successful');
  const [call, ...more] = sent();
  expect(more).toEqual([]);
  expect(call?.headers['authorization']).toBe(`JWT ${sessionStorage.getItem('accessToken')}`);
  expect(call?.body).toEqual({ entry_text: evening });
  await waitFor(() => expect(page.field('Question')).toHaveValue(''));
  const poll = (await provider.database.read()).polls.find((one) => one.question === evening);
  const link = page.form.getByRole<HTMLAnchorElement>('link', { name: words.open });
  expect(link).toHaveAttribute('href', `${paths.pollDetails}?id=${poll?.id}`);
  expect(page.form.getByText(words.share)).toBeVisible();
  await page.press('Copy link');
  expect(await page.form.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link.href);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException());
  await page.press('Copy link');
  expect(await page.form.findByText(words.notCopied)).toBeVisible();
  await waitFor(async () => expect(await storedDrafts()).toEqual({}));
  await page.user.type(page.field('Question'), 'And which morning?');
  await page.press('Post Poll');
  await waitFor(() => expect(page.form.queryByText(words.notCopied)).toBeNull());
  await page.go(`${paths.pollDetails}?id=${poll?.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: evening })).toBeVisible();
  await page.go(paths.polls);
  await waitFor(() => expect(screen.getByRole('link', { name: evening })).toBeVisible());
});

test('what is not sent cannot be filled in, and shows why', async () => {
  const page = await open();
  expect(page.field('Category')).toBeDisabled();
  expect(page.field('Category')).toHaveAccessibleDescription(words.noCategory);
  for (const name of ['Browse image', 'Upload Image']) {
    const button = page.form.getByRole('button', { name });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(words.noImage);
  }
  expect(page.form.getByText(words.noAnswers)).toBeVisible();
});

test('without a question nothing is sent', async () => {
  const page = await open();
  await page.user.type(page.field('Question'), '   ');
  await page.press('Post Poll');
  await waitFor(() =>
    expect(page.field('Question')).toHaveAccessibleDescription(publishingWords.required),
  );
  expect(sent()).toEqual([]);
});

test('pressed twice is called once', async () => {
  const page = await open();
  const release = pauseCalls('post', '/poll/');
  await page.user.type(page.field('Question'), 'Once?');
  await page.user.dblClick(page.form.getByRole('button', { name: 'Post Poll' }));
  release();
  await waitForToast('success', 'Poll posted Successful');
  expect(sent()).toHaveLength(1);
});

test('an answer without the id of the new poll is a success without a link', async () => {
  const page = await open();
  const body = { message: 'Thank you' };
  provider.faults.add({ name: 'odd', path: '/poll/', kind: 'status', status: 201, body });
  await page.user.type(page.field('Question'), 'Which?');
  await page.press('Post Poll');
  await waitForToast('success', 'Poll posted Successful');
  expect(page.form.queryByRole('link', { name: words.open })).toBeNull();
});

test('an answer whose question nobody sees leads to the poll by the question that was sent', async () => {
  const page = await open();
  const body = { data: { id: 77, entry_text: '\u200b\u202e' } };
  provider.faults.add({ name: 'odd', path: '/poll/', kind: 'status', status: 201, body });
  await page.user.type(page.field('Question'), 'Which?');
  await page.press('Post Poll');
  await waitForToast('success', 'Poll posted Successful');
  expect(page.form.getByText('Which?', { selector: 'b' })).toBeVisible();
  expect(page.form.getByRole('link', { name: words.open })).toHaveAttribute(
    'href',
    `${paths.pollDetails}?id=77`,
  );
});

test.each([
  ['403', 403, { detail: 'Not yours.' }, /Not yours\..*can’t publish/],
  ['a field', 400, { entry_text: ['Too long.'] }, /Too long\./],
  ['another field', 400, { contestant: ['This field is required.'] }, /Contestant: This field/],
  ['a 500', 500, { detail: 'A server error occurred.' }, /A server error/],
])('%s is shown, and the question stays', async (_, status, body, text) => {
  const page = await open();
  provider.faults.add({ name: 'no', path: '/poll/', kind: 'status', status, body });
  await page.user.type(page.field('Question'), 'Which?');
  await page.press('Post Poll');
  await waitForToast('error', 'Error, please try again');
  expect((await page.form.findAllByText(text))[0]).toBeVisible();
  expect(page.field('Question')).toHaveValue('Which?');
});

test('refused after another was typed over it, a question stays in the outbox', async () => {
  const page = await open();
  provider.faults.add({ name: 'no', path: '/poll/', kind: 'status', status: 403 });
  const release = pauseCalls('post', '/poll/');
  await page.user.type(page.field('Question'), 'Which?');
  await page.press('Post Poll');
  await page.user.clear(page.field('Question'));
  await page.user.type(page.field('Question'), 'When?');
  release();
  await waitForToast('error', 'Error, please try again');
  const unsent = within(screen.getByRole('region', { name: 'Outbox' }));
  expect(unsent.getByText('Which?')).toBeVisible();
  expect(unsent.getByText(pendingWords.status.rejected)).toBeVisible();
  expect(page.field('Question')).toHaveValue('When?');
});

describe('a question that waits', () => {
  const openWaiting = async (opened = open()) => {
    addCleanup(() => setOnline(true));
    const page = await opened;
    await page.user.type(page.field('Question'), 'Which?');
    setOnline(false);
    await page.press('Post Poll');
    await waitFor(() => expect(page.field('Question')).toHaveValue(''));
    const cancel = async () =>
      page.user.click(await screen.findByRole('button', { name: pendingWords.cancel }));
    return { ...page, cancel };
  };

  test('leaves the form once it is stored, though the device refused one before', async () => {
    const storeAgain = refuseRows();
    const page = await open();
    await page.user.type(page.field('Question'), 'First?');
    await page.press('Post Poll');
    await waitForToast('success', 'Poll posted Successful');
    storeAgain();
    await openWaiting(Promise.resolve(page));
    await waitFor(async () => expect(await storedDrafts()).toEqual({}));
  });

  test('does not stop the next one, which waits too', async () => {
    const page = await openWaiting();
    await page.user.clear(page.field('Question'));
    await page.user.type(page.field('Question'), 'When?');
    await page.press('Post Poll');
    const unsent = within(screen.getByRole('region', { name: 'Outbox' }));
    expect(await unsent.findByText('When?')).toBeVisible();
    expect(unsent.getByText('Which?')).toBeVisible();
  });

  test('comes back into the empty form when it is cancelled', async () => {
    const page = await openWaiting();
    await page.cancel();
    await waitForToast('info', pendingWords.backInForm);
    expect(page.field('Question')).toHaveValue('Which?');
    expect(screen.queryByRole('region', { name: 'Outbox' })).toBeNull();
    await waitFor(async () =>
      expect(Object.values(await storedDrafts())).toEqual([{ question: 'Which?' }]),
    );
  });

  test('stays in the outbox when it is cancelled while the form has a draft', async () => {
    const page = await openWaiting();
    await page.user.clear(page.field('Question'));
    await page.user.type(page.field('Question'), 'When?');
    await page.go(paths.outbox);
    await page.user.click(await screen.findByRole('button', { name: publishingWords.leave.go }));
    await screen.findByRole('heading', { level: 1, name: outboxWords.title });
    await page.cancel();
    await screen.findByText(pendingWords.status.cancelled);
    await page.go(paths.adminCreatePoll);
    expect(await screen.findByDisplayValue('When?')).toBeVisible();
    const unsent = within(screen.getByRole('region', { name: 'Outbox' }));
    expect(unsent.getByText('Which?')).toBeVisible();
  });
});

test('the draft comes back', async () => {
  const page = await open();
  await page.user.type(page.field('Question'), 'Which evening?');
  await waitFor(async () => expect(Object.keys(await storedDrafts())).toHaveLength(1));
  await page.go(paths.adminDashboard);
  await page.user.click(await screen.findByRole('button', { name: publishingWords.leave.go }));
  await screen.findByRole('heading', { level: 1, name: adminWords.dashboard });
  await waitFor(() => expect(page.address()).toBe(paths.adminDashboard));
  await page.go(paths.adminCreatePoll);
  expect(await screen.findByDisplayValue('Which evening?')).toBeVisible();
});

test.each([
  ['an answer', { kind: 'network-error' }],
  ['a sentence of a server that fails', { kind: 'status', status: 500 }],
] as const)('without %s it asks whether it arrived, since polls have no list', async (_, fault) => {
  const page = await open();
  provider.faults.add({ name: 'lost', path: '/poll/', carriedOut: true, ...fault });
  await page.user.type(page.field('Question'), 'Which?');
  await page.press('Post Poll');
  await waitForToast('error', 'Error, please try again');
  const unsent = within(await screen.findByRole('region', { name: 'Outbox' }));
  expect(unsent.getByText(pendingWords.hint['needs-answer'])).toBeVisible();
  expect(unsent.queryByText(/checking whether/)).toBeNull();
  // A call without an answer may still arrive: Retry looks first.
  for (const retry of unsent.queryAllByRole('button', { name: pendingWords.retry }))
    await page.user.click(retry);
  await unsent.findByRole('button', { name: pendingWords.arrived });
  // Also where its form is no longer open.
  await page.go(paths.outbox);
  await page.user.click(await screen.findByRole('button', { name: pendingWords.arrived }));
  await waitForToast('success', words.sent);
  expect(sent()).toHaveLength(1);
});

test.each([paths.adminShowcase, paths.outbox])(
  'a poll that is sent long after its form is on the list of polls, from %s too',
  async (path) => {
    await logInAs('admin');
    setOnline(false);
    addCleanup(() => setOnline(true));
    const { outbox, leave } = await openTab();
    const { id } = outbox.enqueue({ kind: 'poll', target: {}, payload: { question: 'Later?' } });
    await outbox.whenAttempted(id);
    await outbox.whenStored();
    leave();
    setOnline(true);
    const { go } = await renderAt(path, { as: 'admin' });
    await waitFor(() => expect(sent()).toHaveLength(1));
    await go(paths.polls);
    expect(await screen.findByRole('link', { name: 'Later?' })).toBeVisible();
  },
);
