import { afterEach, expect, test, vi } from 'vitest';
import { removeTask, updateTask, upsertTask } from '@/features/tasks/taskChanges';
import { readTasks, writeTasks } from '@/features/tasks/taskFile';
import { tasksKey, tasksOf } from '@/features/tasks/taskStorage';
import { createTask } from '../setup/tasks';

let owners = 0;
/** A member of its own for each test: what one has on the page stays there. */
const newOwner = () => `member-${(owners += 1)}`;
const onDevice = (owner: string) => readTasks(localStorage.getItem(tasksKey(owner)) ?? '').tasks;

function refuseStorage() {
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
}

/** What another tab does: storage changes, and the browser notifies this one. */
function otherTab(owner: string, text: string) {
  localStorage.setItem(tasksKey(owner), text);
  window.dispatchEvent(new StorageEvent('storage', { key: tasksKey(owner) }));
}

afterEach(() => vi.restoreAllMocks());

test('stores each change at once, for this member alone', () => {
  const [mine, other] = [newOwner(), newOwner()];
  const store = tasksOf(mine);
  const first = store.get();
  expect(store.get()).toBe(first);
  store.change(upsertTask(createTask('1')));
  expect(store.get()).not.toBe(first);
  expect(onDevice(mine)).toEqual([createTask('1')]);
  expect(tasksOf(other).get().tasks).toEqual([]);
  expect(localStorage.getItem(tasksKey(other))).toBeNull();
});

test('two tabs stay in step, and neither undoes the work of the other', () => {
  const owner = newOwner();
  const store = tasksOf(owner);
  store.change(upsertTask(createTask('1')));
  const heard = vi.fn<() => void>();
  const stop = store.subscribe(heard);
  otherTab(owner, writeTasks([createTask('1'), createTask('2')]));
  expect(heard).toHaveBeenCalledTimes(1);
  store.change(updateTask('1', { state: 'done' }, 2000));
  expect(onDevice(owner)).toEqual([
    createTask('1', { state: 'done', changedAt: 2000 }),
    createTask('2'),
  ]);
  stop();
  otherTab(owner, writeTasks([]));
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a refused change stays, is merged into what another tab stored, and is stored by the next try', () => {
  const owner = newOwner();
  const store = tasksOf(owner);
  store.change(upsertTask(createTask('1')));
  const refused = refuseStorage();
  store.change(upsertTask(createTask('2')));
  store.change(removeTask('1'));
  expect(store.get()).toMatchObject({ tasks: [createTask('2')], isStored: false });
  expect(onDevice(owner)).toEqual([createTask('1')]);
  refused.mockRestore();
  otherTab(owner, writeTasks([createTask('1'), createTask('3')]));
  expect(store.get()).toMatchObject({ tasks: [createTask('3'), createTask('2')], isStored: false });
  store.retry();
  expect(store.get().isStored).toBe(true);
  expect(onDevice(owner)).toEqual([createTask('3'), createTask('2')]);
});

test.each(['{', '{"format":"kingdom-builders-tasks","version":9,"tasks":[]}', '[]'])(
  'what cannot be read is not written over: %s',
  (text) => {
    const owner = newOwner();
    localStorage.setItem(tasksKey(owner), text);
    const store = tasksOf(owner);
    expect(store.get()).toMatchObject({ tasks: [], unreadable: text });
    store.change(upsertTask(createTask('1')));
    store.retry();
    expect(localStorage.getItem(tasksKey(owner))).toBe(text);
    store.startEmpty();
    expect(store.get()).toMatchObject({ tasks: [], isStored: true, unreadable: undefined });
    store.change(upsertTask(createTask('1')));
    expect(onDevice(owner)).toEqual([createTask('1')]);
  },
);

test('storage that cannot even be read is empty, and what is done stays on the page', () => {
  const owner = newOwner();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Closed.', 'SecurityError');
  });
  refuseStorage();
  const store = tasksOf(owner);
  store.change(upsertTask(createTask('1')));
  expect(store.get()).toMatchObject({ tasks: [createTask('1')], isStored: false });
});
