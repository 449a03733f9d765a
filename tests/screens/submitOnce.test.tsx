import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminLoginPage } from '@/content/adminWords';
import { commentFieldWords, composerWords } from '@/content/writingWords';
import { memberAccount } from '@/content/demoAccounts';
import { taskWords, trackerLoginWords } from '@/content/taskWords';
import { groupPath, paths, withQuery } from '@/config/paths';
import { userKey } from '@/lib/userKey';
import { createOutboxStorage } from '@/outbox/storage';
import { provider } from '../setup/provider';
import { renderAt, type Visit } from '../setup/renderAt';
import { storedDrafts, findSignInDialog } from '../setup/forms';
import {
  getAnswer,
  getCastButton,
  storedTasks,
  openBoard,
  openPoll,
  findText,
} from '../setup/memberPages';
import { addCleanup } from '../setup/lifecycle';

type Case = {
  readonly name: string;
  readonly at: string;
  readonly as?: 'member' | 'admin';
  /** Accessible name of the form. */
  readonly form: string | RegExp;
  /** What is typed, by label. */
  readonly typed: Readonly<Record<string, string>>;
  readonly call: string;
};

const login = { Email: memberAccount.email, Password: memberAccount.password };

const cases: readonly Case[] = [
  { name: 'login', at: paths.communityLogin, form: /login/i, typed: login, call: '/login/' },
  {
    name: 'admin login',
    at: paths.adminLogin,
    form: adminLoginPage.title,
    typed: login,
    call: '/login/',
  },
  {
    name: 'tracker login',
    at: paths.loginTaskTracker,
    as: 'member',
    form: trackerLoginWords.title,
    typed: login,
    call: '/login/',
  },
  {
    name: 'join',
    at: groupPath('marketing'),
    as: 'member',
    form: /^Ask to join/,
    typed: { Description: 'I build websites.' },
    call: '/community/1/request/',
  },
  {
    name: 'composer',
    at: paths.community,
    as: 'member',
    form: composerWords.heading,
    typed: { [composerWords.title]: 'Once', [composerWords.message]: 'and only once' },
    call: '/posts/',
  },
  {
    name: 'comment field',
    at: withQuery(paths.commentPage, { post: 1 }),
    as: 'member',
    form: commentFieldWords.label,
    typed: { [commentFieldWords.label]: 'Once' },
    call: '/posts/1/comments/',
  },
  {
    name: 'admin post',
    at: paths.adminCreatePost,
    as: 'admin',
    form: 'Create Community Portal - Post',
    typed: { Title: 'Once', Message: 'and only once', Category: '1' },
    call: '/posts',
  },
  {
    name: 'admin poll',
    at: paths.adminCreatePoll,
    as: 'admin',
    form: 'Create Poll',
    typed: { Question: 'Once?', Category: '1' },
    call: '/poll/',
  },
];

async function fill({ form, typed }: Case): Promise<HTMLFormElement> {
  const found = await screen.findByRole<HTMLFormElement>('form', { name: form });
  for (const [label, value] of Object.entries(typed)) {
    const [field] = within(found).getAllByLabelText(label, { exact: false });
    if (field === undefined) throw new Error(`There is no field ${label}.`);
    if (field instanceof HTMLSelectElement) fireEvent.change(field, { target: { value } });
    else fireEvent.input(field, { target: { value } });
  }
  return found;
}

const inOutbox = () => createOutboxStorage().all(userKey());
const calls = (path: string) => provider.received.of('POST', path);

test.each(cases)('two submits of the $name in one turn are one call', async (one) => {
  const { at, as, call } = one;
  await renderAt(at, { ...(as && { as }) });
  addCleanup(async () => void (await storedDrafts()));
  const form = await fill(one);
  provider.received.clear();
  form.requestSubmit();
  form.requestSubmit();
  await waitFor(() => expect(calls(call).length).toBeGreaterThan(0));
  // A second call would have left in the same turn, or would be queued in the outbox.
  expect(calls(call)).toHaveLength(1);
  expect((await inOutbox()).length).toBeLessThan(2);
});

test('two submits of the dialog of an ended session in one turn are one call', async () => {
  provider.faults.set(['session-ended']);
  await renderAt(paths.communities, { as: 'member' });
  const dialog = within(await findSignInDialog());
  fireEvent.input(dialog.getByLabelText('Password'), { target: { value: memberAccount.password } });
  const form = dialog.getByRole<HTMLFormElement>('form');
  provider.received.clear();
  form.requestSubmit();
  form.requestSubmit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls('/login/')).toHaveLength(1);
});

test('two submits of a vote in one turn are one call', async () => {
  const { user } = await openPoll();
  await user.click(getAnswer(/Tunde/));
  const form = getCastButton().closest('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await findText('You voted for Tunde Adeyemi');
  expect(await inOutbox()).toHaveLength(1);
  expect(calls('/poll/answers/7/vote/')).toHaveLength(1);
});

test('two submits of a task in one turn are one task', async () => {
  const { user } = await openBoard([]);
  await user.click(screen.getByRole('button', { name: taskWords.add }));
  const form = await screen.findByRole<HTMLFormElement>('form', { name: taskWords.add });
  fireEvent.input(within(form).getByLabelText('Title'), { target: { value: 'Once' } });
  form.requestSubmit();
  form.requestSubmit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedTasks()).toMatchObject([{ title: 'Once' }]);
});

test('two submits of the quote in one turn are one call', async () => {
  const visit: Visit = await renderAt(paths.getQuote);
  for (const [step, choice] of ['The Great Revival', 'Kingdom project', 'Workshops'].entries()) {
    await visit.user.click(await screen.findByRole('radio', { name: choice }));
    await visit.user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(document.querySelector('[aria-current=step]')).toHaveTextContent(String(step + 2)),
    );
  }
  const form = document.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await waitFor(() => expect(visit.address()).toBe('/'));
  expect(calls('/quotes/')).toHaveLength(1);
});
