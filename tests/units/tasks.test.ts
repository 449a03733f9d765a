// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { dueGroups } from '@/content/taskWords';
import {
  addTask,
  compareTasks,
  mergeTasks,
  removeTask,
  saveTask,
  undoOf,
  updateTask,
  upsertTask,
} from '@/features/tasks/taskChanges';
import {
  doneTasks,
  dueGroupOf,
  filterTasks,
  inDueGroups,
  openTasks,
} from '@/features/tasks/taskLists';
import { createTask } from '../setup/tasks';

const ids = (tasks: readonly { readonly id: string }[]) => tasks.map(({ id }) => id);

describe('groups by due date', () => {
  /** A Wednesday. */
  const today = '2026-10-07';
  test.each([
    ['', 'none'],
    ['2025-12-31', 'overdue'],
    ['2026-10-06', 'overdue'],
    ['2026-10-07', 'today'],
    ['2026-10-08', 'week'],
    ['2026-10-11', 'week'],
    ['2026-10-12', 'later'],
    ['2027-01-01', 'later'],
  ] as const)('%j is %s', (due, group) => {
    expect(dueGroupOf(due, today)).toBe(group);
  });

  test('on a Sunday nothing more is due this week', () => {
    expect(dueGroupOf('2026-10-12', '2026-10-11')).toBe('later');
  });

  test('are in the order of the words, without the empty ones', () => {
    const tasks = [
      createTask('n'),
      createTask('later', { due: '2026-12-01' }),
      createTask('late', { due: '2026-10-01' }),
    ];
    const groups = inDueGroups(openTasks(tasks), today);
    expect(groups.map(({ value }) => value)).toEqual(['overdue', 'later', 'none']);
    expect(dueGroups.map(({ value }) => value)).toEqual([
      'overdue',
      'today',
      'week',
      'later',
      'none',
    ]);
  });

  test('inside, the nearest comes first, then the older task; done ones go by when', () => {
    const tasks = [
      createTask('b', { due: '2026-10-09', createdAt: 2 }),
      createTask('none', { createdAt: 1 }),
      createTask('a', { due: '2026-10-09', createdAt: 1 }),
      createTask('first', { due: '2026-10-08', state: 'doing' }),
      createTask('done-1', { state: 'done', changedAt: 1 }),
      createTask('done-2', { state: 'done', changedAt: 2 }),
    ];
    expect(ids(openTasks(tasks))).toEqual(['first', 'a', 'b', 'none']);
    expect(ids(doneTasks(tasks))).toEqual(['done-2', 'done-1']);
  });
});

describe('the filter', () => {
  const tasks = [
    createTask('1', { title: 'Menü für das Fest', software: 'web' }),
    createTask('2', { title: 'Call', details: 'about the MENU card' }),
    createTask('3', { title: '<b>Bold</b>', software: 'ai-tools' }),
  ];
  test.each([
    ['', '', ['1', '2', '3']],
    ['menu', '', ['1', '2']],
    ['menu fest', '', ['1']],
    ['menu', 'web', ['1']],
    ['tools', '', ['3']],
    ['', 'mobile', []],
    ['  ', '', ['1', '2', '3']],
  ] as const)('%j of type %j finds %j', (text, software, found) => {
    expect(ids(filterTasks(tasks, { text, software }))).toEqual(found);
  });
});

describe('changes', () => {
  const tasks = [createTask('1'), createTask('2', { changedAt: 5 })];

  test('upserting adds or replaces; updating and removing leave the others alone', () => {
    expect(ids(upsertTask(createTask('3'))(tasks))).toEqual(['1', '2', '3']);
    expect(upsertTask(createTask('1', { title: 'New' }))(tasks)[0]?.title).toBe('New');
    const saved = saveTask(createTask('1', { title: 'New', details: 'Old' }), { title: 'New' });
    expect(saved([createTask('1', { details: 'Theirs' })])[0]).toMatchObject({
      title: 'New',
      details: 'Theirs',
    });
    expect(saved([])).toMatchObject([{ id: '1', title: 'New', details: 'Old' }]);
    const moved = updateTask('2', { state: 'done' }, 9)(tasks);
    expect(moved[1]).toEqual({ ...tasks[1], state: 'done', changedAt: 9 });
    expect(moved[0]).toBe(tasks[0]);
    expect(ids(removeTask('1')(tasks))).toEqual(['2']);
    expect(updateTask('gone', { state: 'done' }, 9)(tasks)).toEqual(tasks);
  });

  test('adding leaves out what another tab has added since, not what a clock ahead has dated', () => {
    const added = createTask('3', { title: 'Call', createdAt: 20 });
    const same = (createdAt: number) => createTask('4', { title: 'Call', createdAt });
    expect(ids(addTask(added, 10)([same(15)]))).toEqual(['4']);
    expect(ids(addTask(added, 10)([same(5)]))).toEqual(['4', '3']);
    expect(ids(addTask(added, 10)([same(9000)]))).toEqual(['4', '3']);
  });

  test('merging adds what is new and takes the form changed last; the way back undoes just that', () => {
    const file = [
      createTask('1', { title: 'Newer', changedAt: 2000 }),
      createTask('2', { title: 'Older', changedAt: 1 }),
      createTask('3'),
    ];
    const { fresh, newer, same } = compareTasks(tasks, file);
    expect([ids(fresh), ids(newer), same]).toEqual([['3'], ['1'], 1]);
    const merged = mergeTasks(file)(tasks);
    expect(merged.map(({ title }) => title)).toEqual(['Newer', 'Task 2', 'Task 3']);
    const meanwhile = upsertTask(createTask('4'))(merged);
    expect(undoOf(tasks, merged)(meanwhile)).toEqual([...tasks, createTask('4')]);
  });

  test.each([
    ['an added task', upsertTask(createTask('3'))],
    ['a saved task', upsertTask(createTask('1', { title: 'New' }))],
    ['a removed task', removeTask('1')],
    ['a replaced board', () => [createTask('1', { title: 'Other' }), createTask('3')]],
  ] as const)('the undo of %s leaves what came since', (_, done) => {
    const after = done(tasks);
    const meanwhile = upsertTask(createTask('4'))(after);
    const undone = undoOf(tasks, after)(meanwhile).toSorted((a, b) => a.id.localeCompare(b.id));
    expect(undone).toEqual([...tasks, createTask('4')]);
  });

  test.each([
    ['an added task', upsertTask(createTask('3')), '3'],
    ['an imported task', mergeTasks([createTask('1', { title: 'New', changedAt: 3000 })]), '1'],
  ] as const)('the undo of %s leaves what was changed in it since', (_, done, id) => {
    const after = done(tasks);
    const meanwhile = updateTask(id, { state: 'done' }, 9000)(after);
    expect(undoOf(tasks, after)(meanwhile)).toEqual(meanwhile);
    const removed = removeTask(id)(after);
    expect(undoOf(tasks, after)(removed)).toEqual(removed);
  });
});
