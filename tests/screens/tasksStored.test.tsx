import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminAccount } from '@/content/demoAccounts';
import { taskWords as words } from '@/content/taskWords';
import type { Task } from '@/features/tasks/task';
import { readTasks, writeTasks } from '@/features/tasks/taskFile';
import { paths } from '@/config/paths';
import { userKey } from '@/lib/userKey';
import { confirmsClosing } from '../setup/device';
import { storedDrafts } from '../setup/forms';
import { addCleanup } from '../setup/lifecycle';
import { renderAt } from '../setup/renderAt';
import { boardKey, getColumn, storedTask, storedTasks, openBoard } from '../setup/memberPages';
import { createTask, storeTasks } from '../setup/tasks';

/** A Wednesday at noon. */
const now = new Date(2026, 9, 7, 12).getTime();

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
});

test('a device that stores nothing: shown at once, nothing lost, and tried again', async () => {
  const { user } = await openBoard([createTask('1')]);
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: words.move('Task 1', 'Doing') }));
  expect(screen.getByRole('alert')).toHaveTextContent(words.refused);
  expect(getColumn('Doing').getByRole('button', { name: 'Task 1' })).toBeVisible();
  expect(screen.getByText(words.noticeWords.notStored)).toBeVisible();
  expect(screen.queryByText(words.noticeWords.moved('Doing'))).toBeNull();
  expect(confirmsClosing()).toBe(true);
  refused.mockRestore();
  expect(storedTask('1')?.state).toBe('to-do');
  await user.click(screen.getByRole('button', { name: words.retry }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(storedTask('1')?.state).toBe('doing');
});

test.each([
  { typed: '{End}', title: 'Task 1', stored: String.raw`\"id\":\"1\"`, restored: 0 },
  { typed: '!', title: 'Task 1!', stored: 'Task 1!', restored: 1 },
])(
  'a deleted task is added back whole after a reload, as $title',
  async ({ typed, ...expected }) => {
    const more = { details: 'Hall', due: '2026-10-09', software: 'web', state: 'doing' } as const;
    const first = await openBoard([createTask('1', more)], { task: '1' });
    const form = within(await screen.findByRole('dialog', { name: words.edit }));
    await first.user.type(form.getByLabelText('Title'), typed);
    await waitFor(async () =>
      expect(Object.keys(await storedDrafts())).toHaveLength(expected.restored),
    );
    const state = `persist:root${userKey()}`;
    await waitFor(() => expect(localStorage.getItem(state)).toContain(expected.stored));
    cleanup();
    const { user } = await openBoard([], { task: '1' });
    const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
    expect(dialog.getByText(words.form.gone)).toBeVisible();
    expect(dialog.queryAllByText(words.form.restored)).toHaveLength(expected.restored);
    await user.click(dialog.getByRole('button', { name: words.form.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedTasks()).toMatchObject([{ ...more, title: expected.title }]);
  },
);

test('a reload opens the task of this tab, not the one that another tab edits', async () => {
  const tasks = [createTask('1'), createTask('2')];
  const first = await openBoard(tasks, { task: '1' });
  const form = within(await screen.findByRole('dialog', { name: words.edit }));
  await first.user.type(form.getByLabelText('Title'), ' of this tab');
  const key = `persist:root${userKey()}`;
  const readState = () => localStorage.getItem(key) ?? '';
  await waitFor(() => expect(readState()).toContain('Task 1 of this tab'));
  await waitFor(async () =>
    expect(Object.values(await storedDrafts())).toMatchObject([{ title: 'Task 1 of this tab' }]),
  );
  cleanup();
  const [id, otherId] = [String.raw`\"id\":\"1\"`, String.raw`\"id\":\"2\"`];
  const others = readState().replace('Task 1 of this tab', 'Of the other').replace(id, otherId);
  expect(others).toContain(otherId);
  localStorage.setItem(key, others);
  const value = () => [{ type: 'reload' }];
  Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true });
  addCleanup(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));
  const { user } = await openBoard(tasks, { task: '1' });
  const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
  await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveValue('Task 1 of this tab'));
  await user.click(dialog.getByRole('button', { name: words.form.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedTasks().map(({ title }) => title)).toEqual(['Task 1 of this tab', 'Task 2']);
});

test('a date that is typed only in part is reported at its field and not saved', async () => {
  const { user } = await openBoard([createTask('1', { due: '2026-10-09' })], { task: '1' });
  const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
  const due = dialog.getByLabelText(/^Due date/);
  // As browsers report a date whose year is missing.
  fireEvent.change(due, { target: { value: '' } });
  Object.defineProperty(due, 'validity', { value: { badInput: true }, configurable: true });
  await user.click(dialog.getByRole('button', { name: words.form.save }));
  await waitFor(() => expect(due).toHaveAccessibleDescription(/please enter a valid date/i));
  expect(due).toHaveFocus();
  expect(storedTask('1')?.due).toBe('2026-10-09');
  Reflect.deleteProperty(due, 'validity');
  await user.click(dialog.getByRole('button', { name: words.form.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(storedTask('1')?.due).toBe('');
});

test('what cannot be read stays stored until its owner decides', async () => {
  localStorage.setItem(boardKey(), '{broken');
  const { user } = await renderAt(paths.adminAllTasks, { as: 'admin' });
  expect(await screen.findByText(words.unreadable)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.add })).toBeNull();
  expect(localStorage.getItem(boardKey())).toBe('{broken');
  await user.click(screen.getByRole('button', { name: words.startOver }));
  expect(await screen.findByText(words.empty)).toBeVisible();
});

test('an exported file contains every task', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob);
    return 'blob:x';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const tasks = [createTask('1'), createTask('2', { state: 'done' })];
  const { user } = await openBoard(tasks, { q: 'nothing' });
  await user.click(screen.getByRole('button', { name: words.export }));
  expect(names).toEqual(['tasks-2026-10-07.json']);
  expect(readTasks((await made[0]?.text()) ?? '')).toEqual({ tasks });
});

/** Another tab stores these tasks. */
const storeInOtherTab = (tasks: readonly Task[]) =>
  act(() => {
    storeTasks(adminAccount, tasks);
    window.dispatchEvent(new StorageEvent('storage', { key: boardKey() }));
  });
const undoButton = () => screen.findByRole('button', { name: words.undo });

test('a new task whose draft another tab has added meanwhile is not added again', async () => {
  const { user } = await openBoard([createTask('1')]);
  for (const createdAt of [now + 1, now - 1]) {
    await user.click(screen.getByRole('button', { name: words.add }));
    const dialog = within(await screen.findByRole('dialog', { name: words.add }));
    await user.type(dialog.getByLabelText('Title'), 'Once');
    storeInOtherTab([createTask('2', { title: 'Once', createdAt })]);
    vi.mocked(Date.now).mockReturnValue(now + 2);
    await user.click(dialog.getByRole('button', { name: words.add }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const added = createdAt > now ? ['Once'] : ['Once', 'Once'];
    expect(storedTasks().map(({ title }) => title)).toEqual(added);
  }
});

test.each([
  ['the column', { title: 'Task 1!', state: 'done' }, { title: 'Task 1', state: 'done' }, 'undone'],
  ['the title too', { title: 'Other' }, { title: 'Other', changedAt: now + 1000 }, 'notUndone'],
] as const)(
  'the undo of a save leaves what another tab changed in the task since: %s',
  async (_, theirs, left, notice) => {
    const { user } = await openBoard([createTask('1')], { task: '1' });
    const dialog = within(await screen.findByRole('dialog', { name: words.edit }));
    await user.type(dialog.getByLabelText('Title'), '!');
    await user.click(dialog.getByRole('button', { name: words.form.save }));
    await undoButton();
    storeInOtherTab([createTask('1', { ...theirs, changedAt: now + 1000 })]);
    await user.click(await undoButton());
    expect(await screen.findByText(words.noticeWords[notice])).toBeVisible();
    expect(storedTasks()).toMatchObject([left]);
  },
);

test('the undo of a new due date leaves the one of another tab', async () => {
  const { user } = await openBoard([createTask('1')]);
  await user.click(screen.getByRole('button', { name: /^Tomorrow, / }));
  const theirs = createTask('1', { due: '2026-12-20', changedAt: now + 1000 });
  storeInOtherTab([theirs]);
  await user.click(await undoButton());
  expect(await screen.findByText(words.noticeWords.notUndone)).toBeVisible();
  expect(storedTasks()).toEqual([theirs]);
});

test('where another tab has changed an added task since, nothing is undone', async () => {
  const { user } = await openBoard([], { task: 'new' });
  const dialog = within(await screen.findByRole('dialog', { name: words.add }));
  await user.type(dialog.getByLabelText('Title'), 'Call');
  await user.click(dialog.getByRole('button', { name: words.form.add }));
  await undoButton();
  const moved = { state: 'done', changedAt: now + 1000 } as const;
  storeInOtherTab(storedTasks().map((task) => ({ ...task, ...moved })));
  await user.click(await undoButton());
  expect(await screen.findByText(words.noticeWords.notUndone)).toBeVisible();
  expect(storedTasks()).toMatchObject([{ title: 'Call', state: 'done' }]);
});

const choose = (text: string) => new File([text], 'mine.json', { type: 'application/json' });

test('importing is confirmed, adds, and can be undone', async () => {
  const { user } = await openBoard([createTask('1')]);
  const file = [createTask('1', { title: 'Newer', changedAt: 2000 }), createTask('2')];
  await user.upload(screen.getByLabelText(words.import), choose(writeTasks(file)));
  const panel = within(await screen.findByRole('region', { name: /mine\.json/ }));
  expect(panel.getByText(words.importing.counts(1, 1, 0))).toBeVisible();
  expect(storedTasks()).toEqual([createTask('1')]);
  await user.click(panel.getByRole('button', { name: words.importing.merge }));
  expect(storedTasks()).toEqual(file);
  await waitFor(() => expect(screen.getByRole('button', { name: words.undo })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(storedTasks()).toEqual([createTask('1')]);
});

test('an empty board offers to add and to import', async () => {
  const { user } = await openBoard([]);
  const empty = within(
    screen.getByRole('heading', { name: words.empty }).parentElement ?? document.body,
  );
  expect(empty.getByRole('button', { name: words.add })).toBeVisible();
  await user.upload(empty.getByLabelText(words.import), choose(writeTasks([createTask('1')])));
  await user.click(await screen.findByRole('button', { name: words.importing.merge }));
  expect(storedTasks()).toEqual([createTask('1')]);
});

test('importing can replace, or be called off', async () => {
  const { user } = await openBoard([createTask('1')]);
  await user.upload(screen.getByLabelText(words.import), choose(writeTasks([createTask('2')])));
  await user.click(await screen.findByRole('button', { name: words.importing.cancel }));
  expect(storedTasks()).toEqual([createTask('1')]);
  expect(screen.getByLabelText(words.import)).toHaveFocus();
  await user.upload(screen.getByLabelText(words.import), choose(writeTasks([createTask('2')])));
  await user.click(await screen.findByRole('button', { name: words.importing.replace }));
  expect(storedTasks()).toEqual([createTask('2')]);
});

test('a bad file shows what is wrong and changes nothing', async () => {
  const { user } = await openBoard([createTask('1')]);
  await user.upload(screen.getByLabelText(words.import), choose('<html>'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words.importing.errors.noJson);
  expect(screen.queryByRole('button', { name: words.importing.replace })).toBeNull();
  expect(storedTasks()).toEqual([createTask('1')]);
  await user.click(screen.getByRole('button', { name: words.dismiss }));
  expect(screen.getByLabelText(words.import)).toHaveFocus();
});
