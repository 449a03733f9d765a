import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminAccount } from '@/content/demoAccounts';
import { taskWords as words } from '@/content/taskWords';
import { editTaskSlice } from '@/features/tasks/tracker.slice';
import { paths, withQuery } from '@/config/paths';
import { userKeyOf } from '@/session/saveSession';
import { provider } from '../setup/provider';
import {
  boardKey,
  getCard,
  getColumn,
  storedTask,
  storedTasks,
  openBoard,
} from '../setup/memberPages';
import { storedDrafts } from '../setup/forms';
import { createTask, storeTasks } from '../setup/tasks';

/** A Wednesday at noon. */
const now = new Date(2026, 9, 7, 12).getTime();

/** Where the admin's tabs store their state together. */
const stateKey = () => `persist:root${userKeyOf(adminAccount.email)}`;
const readState = () => localStorage.getItem(stateKey()) ?? '';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
});

test('a task is added with all its fields', async () => {
  const { user, address } = await openBoard([]);
  await user.click(screen.getByRole('button', { name: words.add }));
  const dialog = within(await screen.findByRole('dialog', { name: words.add }));
  await waitFor(() => expect(address()).toBe(withQuery(paths.adminAllTasks, { task: 'new' })));
  await user.click(dialog.getByRole('button', { name: words.add }));
  expect(await dialog.findByText(/please enter a title/i)).toBeVisible();
  await user.type(dialog.getByLabelText('Title'), '  Call <b>Ruth</b> ');
  await user.type(dialog.getByLabelText(/^Details/), 'About the hall');
  fireEvent.change(dialog.getByLabelText(/^Due date/), { target: { value: '2026-10-09' } });
  await user.selectOptions(dialog.getByLabelText(/^Software type/), 'Mobile');
  await user.click(dialog.getByRole('radio', { name: 'Doing' }));
  await user.click(dialog.getByRole('button', { name: words.add }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const title = getColumn('Doing').getByRole('button', { name: 'Call <b>Ruth</b>' });
  await waitFor(() => expect(title).toHaveFocus());
  await waitFor(() => expect(address()).toBe(paths.adminAllTasks));
  expect(storedTasks()).toMatchObject([
    {
      title: 'Call <b>Ruth</b>',
      details: 'About the hall',
      due: '2026-10-09',
      software: 'mobile',
      state: 'doing',
      createdAt: now,
      changedAt: now,
    },
  ]);
  // The tracker speaks to nobody.
  expect(provider.received.all().filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a task is edited; leaving with changes is confirmed first', async () => {
  const { user, store } = await openBoard([
    createTask('1', { software: 'web', due: '2026-10-09' }),
  ]);
  await user.click(getCard('Task 1'));
  const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
  const title = dialog.getByLabelText('Title');
  expect(title).toHaveValue('Task 1');
  expect(dialog.getByLabelText(/^Due date/)).toHaveValue('2026-10-09');
  await user.type(title, '!');
  const task = editTaskSlice.selectors.select(store.getState());
  expect(task).toMatchObject({ id: '1', title: 'Task 1!' });
  await user.click(dialog.getByRole('button', { name: words.form.cancel }));
  const question = within(dialog.getByRole('alertdialog', { name: words.form.discard }));
  await user.click(question.getByRole('button', { name: words.form.discardNo }));
  await waitFor(() => expect(title).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: words.form.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedTask('1')).toEqual(
    createTask('1', { title: 'Task 1!', software: 'web', due: '2026-10-09', changedAt: now }),
  );
  expect(editTaskSlice.selectors.select(store.getState())).toEqual({});
});

test('Back is confirmed too, and discards on request', async () => {
  const { user, address } = await openBoard([createTask('1')]);
  await user.click(getCard('Task 1'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Title'), '!');
  window.history.back();
  await user.click(await dialog.findByRole('button', { name: words.form.discardYes }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(address()).toBe(paths.adminAllTasks));
  expect(storedTasks()).toEqual([createTask('1')]);
});

test('what was being typed when the portal was left opens again', async () => {
  const first = await openBoard([createTask('1')]);
  first.store.dispatch({
    type: 'editTask/set',
    payload: { id: '1', title: 'Half a tho', details: '', due: '', software: '', state: 'to-do' },
  });
  await first.go(paths.adminAllTasks + '?view=list');
  await first.go(paths.outbox);
  await screen.findByRole('heading', { level: 1, name: 'Outbox' });
  await first.go(paths.adminAllTasks);
  const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
  expect(dialog.getByLabelText('Title')).toHaveValue('Half a tho');
  expect(dialog.getByText(words.form.restored)).toBeVisible();
});

test('what was being typed opens first, also where the address names another task', async () => {
  const visit = await openBoard([createTask('1'), createTask('2')]);
  visit.store.dispatch({
    type: 'editTask/set',
    payload: { id: '1', title: 'Half a tho', details: '', due: '', software: '', state: 'to-do' },
  });
  await visit.go(paths.outbox);
  await screen.findByRole('heading', { level: 1, name: 'Outbox' });
  await visit.go(withQuery(paths.adminAllTasks, { task: '2' }));
  const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
  expect(dialog.getByLabelText('Title')).toHaveValue('Half a tho');
  await waitFor(() => expect(visit.address()).toBe(withQuery(paths.adminAllTasks, { task: '1' })));
  await visit.user.click(dialog.getByRole('button', { name: words.form.cancel }));
  await visit.user.click(dialog.getByRole('button', { name: words.form.discardYes }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await visit.user.click(getCard('Task 2'));
  const other = within(await screen.findByRole('dialog', { name: words.edit }));
  expect(other.getByLabelText('Title')).toHaveValue('Task 2');
});

test('what was changed when the session ended is there when the task is opened again', async () => {
  const first = await openBoard([createTask('1', { details: 'Whole' })], { task: '1' });
  const form = within(await screen.findByRole('dialog', { name: words.edit }));
  await first.user.type(form.getByLabelText('Title'), ', half a tho');
  await first.user.clear(form.getByLabelText(/^Details/));
  await waitFor(async () =>
    expect(Object.values(await storedDrafts())).toMatchObject([
      { title: 'Task 1, half a tho', details: '' },
    ]),
  );
  cleanup();
  // The state of a session ends with it.
  localStorage.removeItem(stateKey());
  const moved = createTask('1', { details: 'Whole', state: 'done' });
  const { user } = await openBoard([moved], { task: '1' });
  const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
  await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveValue('Task 1, half a tho'));
  expect(dialog.getByLabelText(/^Details/)).toHaveValue('');
  expect(dialog.getByText(words.form.restored)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: words.form.save }));
  await waitFor(async () => expect(await storedDrafts()).toEqual({}));
  expect(storedTasks()).toMatchObject([
    { title: 'Task 1, half a tho', details: '', state: 'done' },
  ]);
});

test.each([
  { keys: '{End}', title: 'Task 1', stored: String.raw`\"id\":\"1\"`, restored: 0 },
  { keys: '!', title: 'Task 1!', stored: 'Task 1!', restored: 1 },
])('after a reload, $title has what another tab changed', async ({ keys, ...expected }) => {
  const first = await openBoard([createTask('1')], { task: '1' });
  const form = within(await screen.findByRole('dialog', { name: words.edit }));
  await first.user.type(form.getByLabelText('Title'), keys);
  await waitFor(() => expect(readState()).toContain(expected.stored));
  cleanup();
  const { user } = await openBoard([createTask('1', { state: 'done' })], { task: '1' });
  const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
  expect(dialog.queryAllByText(words.form.restored)).toHaveLength(expected.restored);
  await user.click(dialog.getByRole('button', { name: words.form.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedTasks()).toMatchObject([{ title: expected.title, state: 'done' }]);
});

test('a new task that is written in two tabs: a reload shows what was typed in this one', async () => {
  const first = await openBoard([], { task: 'new' });
  const form = within(await screen.findByRole('dialog', { name: words.add }));
  await first.user.type(form.getByLabelText('Title'), 'Of this tab');
  await waitFor(() => expect(readState()).toContain('Of this tab'));
  await waitFor(async () =>
    expect(Object.values(await storedDrafts())).toMatchObject([{ title: 'Of this tab' }]),
  );
  cleanup();
  // The other tab has a draft of its own.
  localStorage.setItem(stateKey(), readState().replace('Of this tab', 'Of the other'));
  const { user } = await openBoard([], { task: 'new' });
  const dialog = within(await screen.findByRole('dialog', { name: words.add }));
  await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveValue('Of this tab'));
  await user.click(dialog.getByRole('button', { name: words.add }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedTasks().map(({ title }) => title)).toEqual(['Of this tab']);
});

test('two presses on Add task add one and go back once', async () => {
  const { user, address } = await openBoard([]);
  await user.click(screen.getByRole('button', { name: words.add }));
  const dialog = within(await screen.findByRole('dialog', { name: words.add }));
  await user.type(dialog.getByLabelText('Title'), 'Once');
  await user.dblClick(dialog.getByRole('button', { name: words.add }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedTasks().map(({ title }) => title)).toEqual(['Once']);
  await waitFor(() => expect(address()).toBe(paths.adminAllTasks));
});

test('an address that names no task opens nothing', async () => {
  const { address } = await openBoard([createTask('1')], { task: 'gone' });
  await waitFor(() => expect(address()).toBe(paths.adminAllTasks));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a change of another tab shows at once, also under an open form', async () => {
  const { user } = await openBoard([createTask('1')]);
  await user.click(getCard('Task 1'));
  const dialog = within(await screen.findByRole('dialog'));
  act(() => {
    storeTasks(adminAccount, [createTask('2')]);
    window.dispatchEvent(new StorageEvent('storage', { key: boardKey() }));
  });
  expect(await dialog.findByText(words.form.gone)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: words.form.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedTasks().map(({ title }) => title)).toEqual(['Task 2', 'Task 1']);
});

test('what another tab changed meanwhile is neither asked about nor written back', async () => {
  const { user } = await openBoard([createTask('1')]);
  const openForm = async () => {
    await user.click(getCard('Task 1'));
    return within(await screen.findByRole('dialog'));
  };
  const change = (more: Parameters<typeof createTask>[1]) =>
    act(() => {
      storeTasks(adminAccount, [createTask('1', more)]);
      window.dispatchEvent(new StorageEvent('storage', { key: boardKey() }));
    });
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const unchanged = await openForm();
  change({ state: 'doing' });
  await user.click(unchanged.getByRole('button', { name: words.form.cancel }));
  await closed();
  const edited = await openForm();
  change({ state: 'done' });
  await user.type(edited.getByLabelText(/^Details/), 'With Ruth');
  await user.click(edited.getByRole('button', { name: words.form.save }));
  await closed();
  expect(storedTasks()).toMatchObject([{ details: 'With Ruth', state: 'done' }]);
});
