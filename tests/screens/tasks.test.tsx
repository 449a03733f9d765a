import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminWords } from '@/content/adminWords';
import { taskWords as words } from '@/content/taskWords';
import { paths, withQuery } from '@/config/paths';
import { addCleanup } from '../setup/lifecycle';
import { getCard, getColumn, storedTask, storedTasks, openBoard } from '../setup/memberPages';
import { createTask } from '../setup/tasks';

/** A Wednesday at noon. */
const now = new Date(2026, 9, 7, 12).getTime();

/** What happened comes first: a long title is cut at its end. */
const noticeOf = (text: string) =>
  screen.getByText((_, element) => element?.role === 'status' && element.textContent === text);

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now);
});

test('the board leads back to the dashboard', async () => {
  await openBoard([]);
  const link = within(screen.getByRole('main')).getByRole('link', { name: adminWords.dashboard });
  expect(link).toHaveAttribute('href', paths.adminDashboard);
});

test('columns show their tasks in groups by due date, each named and dated', async () => {
  await openBoard([
    createTask('1', { due: '2026-10-05' }),
    createTask('2', { due: '2026-10-07' }),
    createTask('3', { due: '2026-10-08', state: 'doing' }),
    createTask('4', { due: '2026-10-01', state: 'done' }),
  ]);
  const groups = (name: string) =>
    getColumn(name)
      .queryAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
  expect(groups('To do')).toEqual(['Overdue', 'Today']);
  expect(groups('Doing')).toEqual(['This week']);
  // Its cards, which are in no group.
  expect(groups('Done')).toEqual(['Task 4']);
  expect(getColumn('To do').getByText('2 days overdue')).toBeVisible();
  expect(getColumn('Doing').getByTitle('Thursday, October 8, 2026')).toHaveTextContent('Tomorrow');
  expect(getColumn('Done').queryByText(/overdue/)).toBeNull();
  const counts = within(screen.getByRole('main'))
    .getAllByRole('definition')
    .map((count) => count.textContent);
  expect(counts).toEqual(['3', '1', '1', '1']);
});

test('the keyboard alone moves a task, and the focus goes with it', async () => {
  const { user } = await openBoard([createTask('1'), createTask('2', { createdAt: 2000 })]);
  act(() => getCard('Task 1').focus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(getCard('Task 2')).toHaveFocus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() =>
    expect(getColumn('Doing').getByRole('button', { name: 'Task 2' })).toHaveFocus(),
  );
  expect(noticeOf('Moved to Doing: “Task 2”')).toBeVisible();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await waitFor(() =>
    expect(getColumn('Done').getByRole('button', { name: 'Task 2' })).toHaveFocus(),
  );
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(storedTask('2')).toMatchObject({ state: 'doing', changedAt: now });
  expect(storedTask('1')).toMatchObject({ state: 'to-do', changedAt: 1000 });
});

test('buttons move it too, and stay under the finger', async () => {
  const { user } = await openBoard([createTask('1')]);
  await user.click(screen.getByRole('button', { name: words.move('Task 1', 'Doing') }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: words.move('Task 1', 'Done') })).toHaveFocus(),
  );
  await user.keyboard('{Enter}');
  expect(storedTask('1')?.state).toBe('done');
  await user.click(screen.getByRole('button', { name: words.undo }));
  expect(storedTask('1')).toMatchObject({ state: 'doing' });
});

test('a task is dragged to another column; what is no task is not taken', async () => {
  await openBoard([createTask('1')]);
  const bay = screen.getByRole('region', { name: 'Done' });
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, text: string) => data.set(kind, text),
    getData: (kind: string) => data.get(kind) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.drop(bay, { dataTransfer: { ...dataTransfer, types: ['text/plain'] } });
  expect(storedTask('1')?.state).toBe('to-do');
  const item = getCard('Task 1').closest('li');
  if (item === null) throw new Error('The card is in no list.');
  fireEvent.dragStart(item, { dataTransfer });
  fireEvent.dragOver(bay, { dataTransfer });
  fireEvent.drop(bay, { dataTransfer });
  expect(storedTask('1')?.state).toBe('done');
});

test.each([
  ['', 'Tomorrow', 'Thu, Oct 8', '2026-10-08'],
  ['2026-10-01', 'Tomorrow', 'Thu, Oct 8', '2026-10-08'],
  ['2026-10-07', 'Next week', 'Mon, Oct 12', '2026-10-12'],
  ['2026-10-08', 'Next week', 'Mon, Oct 12', '2026-10-12'],
])('due %j, put off by %s, %s: %s', async (due, label, date, day) => {
  const { user } = await openBoard([createTask('1', { due })]);
  const verb = due === '' ? 'Set' : 'Postpone';
  expect(screen.getByText(due === '' ? 'Set a date' : 'Postpone to')).toBeVisible();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${label}, ${date}: ${verb}`) }));
  expect(storedTask('1')?.due).toBe(day);
  expect(noticeOf(`Due ${date}: “Task 1”`)).toBeVisible();
  await waitFor(() => expect(getCard('Task 1')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: words.undo }));
  expect(storedTask('1')).toEqual(createTask('1', { due }));
});

test('on a Sunday the next day is offered once', async () => {
  vi.mocked(Date.now).mockReturnValue(new Date(2026, 9, 11, 12).getTime());
  await openBoard([createTask('1')]);
  expect(screen.getByRole('button', { name: /^Tomorrow, Mon, Oct 12/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Next week/ })).toBeNull();
});

test('a notice disappears in its time, whatever happens on the board meanwhile', async () => {
  const { user } = await openBoard([createTask('1')]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  addCleanup(() => void vi.useRealTimers());
  await user.click(screen.getByRole('button', { name: /^Tomorrow, / }));
  await waitFor(() => expect(getCard('Task 1')).toHaveFocus());
  await user.unhover(getCard('Task 1'));
  expect(noticeOf('Due Thu, Oct 8: “Task 1”')).toBeVisible();
  act(() => void vi.advanceTimersByTime(8000));
  await user.type(screen.getByRole('searchbox'), 'task');
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.queryByRole('button', { name: words.undo })).toBeNull();
});

test('nothing is put off to an earlier day, nor when it is done', async () => {
  await openBoard([
    createTask('1', { due: '2026-10-12' }),
    createTask('2', { state: 'done', due: '2026-10-01' }),
  ]);
  expect(screen.queryByRole('button', { name: /Postpone/ })).toBeNull();
});

test('deleting leads to Undo, which brings the task back as it was', async () => {
  const task = createTask('1', { due: '2026-10-09', details: 'All of it' });
  const { user } = await openBoard([task, createTask('2')]);
  await user.click(screen.getByRole('button', { name: words.remove('Task 1') }));
  expect(storedTasks()).toEqual([createTask('2')]);
  expect(noticeOf('Deleted: “Task 1”')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: words.undo })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(storedTask('1')).toEqual(task);
  await waitFor(() => expect(getCard('Task 1')).toHaveFocus());
});

test('a notice that is dismissed leads to its task, or to the one beside a deleted one', async () => {
  const { user } = await openBoard([createTask('1'), createTask('2'), createTask('3')]);
  const dismiss = () => user.click(screen.getByRole('button', { name: words.dismiss }));
  await user.click(screen.getByRole('button', { name: words.remove('Task 2') }));
  await dismiss();
  await waitFor(() => expect(getCard('Task 3')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: words.remove('Task 3') }));
  await dismiss();
  await waitFor(() => expect(getCard('Task 1')).toHaveFocus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await dismiss();
  await waitFor(() => expect(getCard('Task 1')).toHaveFocus());
});

test('word, software type and view are in the address', async () => {
  const tasks = [createTask('1', { software: 'web' }), createTask('2', { software: 'design' })];
  const { user, address } = await openBoard(tasks, { view: 'list', software: 'web' });
  expect(screen.queryByRole('button', { name: 'Task 2' })).toBeNull();
  expect(getCard('Task 1')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Doing' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: words.search }), 'nothing such');
  expect(await screen.findByText(words.noMatch)).toBeVisible();
  await waitFor(() => expect(address()).toContain('q=nothing+such'));
  expect(screen.getByText(words.found(0, 2))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: words.showAll }));
  expect(getCard('Task 2')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: words.software }), 'Design tools');
  expect(screen.queryByRole('button', { name: 'Task 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: words.board }));
  await waitFor(() =>
    expect(address()).toBe(withQuery(paths.adminAllTasks, { software: 'design' })),
  );
  expect(getColumn('To do').getByRole('button', { name: 'Task 2' })).toBeVisible();
});

test.each([
  ['the board', 1280, {}],
  ['its tabs', 390, {}],
  ['the list', 1280, { view: 'list' }],
])('no level of headings is skipped in %s', async (_, innerWidth, query) => {
  const width = window.innerWidth;
  addCleanup(() => void Object.assign(window, { innerWidth: width }));
  Object.assign(window, { innerWidth });
  await openBoard([createTask('1'), createTask('2', { state: 'done' })], query);
  expect(screen.queryAllByRole('tab')).toHaveLength(innerWidth < 400 ? 3 : 0);
  const main = within(screen.getByRole('main'));
  // A hidden tab has its headings too, once it is chosen.
  const levels = main
    .getAllByRole('heading', { hidden: true })
    .map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.length).toBeGreaterThan(4);
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skips).toEqual([]);
});

test('many tasks come in portions', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    createTask(`n${index}`, { createdAt: index }),
  );
  const { user } = await openBoard(many);
  const cards = () => getColumn('To do').getAllByRole('listitem');
  expect(cards()).toHaveLength(40);
  await user.click(screen.getByRole('button', { name: words.more(40) }));
  // Else a keyboard would have to go back over 40 tasks.
  expect(getCard('Task n40')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: words.more(20) }));
  expect(getCard('Task n80')).toHaveFocus();
  expect(cards()).toHaveLength(100);
});

test('a change is not earlier than the one before, where a clock was ahead then', async () => {
  const ahead = now + 86_400_000;
  const { user } = await openBoard([createTask('1', { changedAt: ahead })]);
  act(() => getCard('Task 1').focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(storedTask('1')?.state).toBe('doing'));
  expect(storedTask('1')?.changedAt).toBe(ahead);
});
