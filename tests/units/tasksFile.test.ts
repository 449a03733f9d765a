import { expect, test } from 'vitest';
import { taskWords } from '@/content/taskWords';
import { maxLengths, type Task } from '@/features/tasks/task';
import { mergeTasks } from '@/features/tasks/taskChanges';
import { readTaskFile, readTasks, writeTasks } from '@/features/tasks/taskFile';
import { createTask } from '../setup/tasks';

const { errors, fields, wholeTask } = taskWords.importing;
const full = createTask('1', {
  title: '“Quoted” <img src=x onerror=alert(1)>',
  details: 'Two\nlines',
  due: '2026-10-07',
  software: 'web',
  state: 'doing',
});
const envelope = (tasks: readonly unknown[], more: object = {}) =>
  JSON.stringify({ format: 'kingdom-builders-tasks', version: 1, tasks, ...more });
const file = (text: BlobPart) => new File([text], 'tasks.json', { type: 'application/json' });

test('what is exported is read again, every field of it', async () => {
  const tasks = [full, createTask('2')];
  expect(readTasks(writeTasks(tasks))).toEqual({ tasks });
  expect(await readTaskFile(file(writeTasks(tasks, 2)))).toEqual({ tasks });
  expect(await readTaskFile(file(`\uFEFF${writeTasks(tasks)}`))).toEqual({ tasks });
});

test('the export of the largest board that a device stores is read again', async () => {
  const details = '—'.repeat(maxLengths.details);
  const tasks = Array.from({ length: 1000 }, (_, at) => createTask(String(at), { details }));
  expect(writeTasks(tasks).length).toBeGreaterThan(5_000_000);
  expect((await readTaskFile(file(writeTasks(tasks, 2)))).tasks).toEqual(tasks);
});

test('a long import replaces and adds in the order of the board', () => {
  const board = Array.from({ length: 300 }, (_, at) => createTask(String(at)));
  const imported = board.map((task, at) => ({ ...task, id: String(at + 150), changedAt: 2e12 }));
  const merged = mergeTasks(imported)(board);
  expect(merged).toHaveLength(450);
  expect(merged.slice(0, 150)).toEqual(board.slice(0, 150));
  expect(merged.slice(150)).toEqual(imported);
});

test('what a task may leave out counts as empty', () => {
  const { details: _, due: __, software: ___, ...bare } = createTask('1');
  expect(readTasks(envelope([bare]))).toEqual({ tasks: [createTask('1')] });
});

const bad = (more: Partial<Record<keyof Task, unknown>>) => [
  createTask('1'),
  { ...createTask('2'), ...more },
];

test.each([
  ['nothing', '', errors.noJson],
  ['half a file', '{"format":', errors.noJson],
  ['a picture', '\u0089PNG', errors.noJson],
  ['null', 'null', errors.noTasks],
  ['a plain list', '[]', errors.noTasks],
  ['another format', envelope([], { format: 'notes' }), errors.noTasks],
  ['no list', envelope([], { tasks: {} }), errors.noTasks],
  ['a newer version', envelope([full], { version: 2 }), errors.newer],
  ['an empty list', envelope([]), errors.noTasks],
  ['a text for a task', envelope([full, 'x']), errors.task(2, wholeTask)],
  ['a blank title', envelope(bad({ title: '  ' })), errors.task(2, fields.title)],
  ['a title too long', envelope(bad({ title: 'x'.repeat(201) })), errors.task(2, fields.title)],
  ['a title of another kind', envelope(bad({ title: 7 })), errors.task(2, fields.title)],
  ['a day there is not', envelope(bad({ due: '2026-02-30' })), errors.task(2, fields.due)],
  ['a moment for a day', envelope(bad({ due: 1_700_000 })), errors.task(2, fields.due)],
  ['an unknown state', envelope(bad({ state: 'later' })), errors.task(2, fields.state)],
  ['an unknown software type', envelope(bad({ software: 'x' })), errors.task(2, fields.software)],
  [
    'a date of change in words',
    envelope(bad({ changedAt: 'now' })),
    errors.task(2, fields.changedAt),
  ],
  ['one id twice', envelope([full, { ...full }]), errors.twice(2)],
  ['more than 32 MB', ' '.repeat(32 * 1024 * 1024 + 1), errors.tooLarge],
])('%s: %#', async (_, text, error) => {
  expect(await readTaskFile(file(text))).toEqual({ error });
});

test('a file that cannot be read is an error', async () => {
  const gone = Object.assign(file('x'), { text: () => Promise.reject(new Error('gone')) });
  expect(await readTaskFile(gone)).toEqual({ error: errors.unreadable });
});
