import type { Task } from './task';

/** Pure, so that it can be repeated on another tab's data. */
export type TaskChange = (tasks: readonly Task[]) => readonly Task[];

/** Adds a task, or replaces the one with its id. */
export const put =
  (task: Task): TaskChange =>
  (tasks) =>
    tasks.some(({ id }) => id === task.id)
      ? tasks.map((other) => (other.id === task.id ? task : other))
      : [...tasks, task];

/** Changes a task if it exists; `now` is its last change in milliseconds. */
export const change =
  (id: string, patch: Partial<Omit<Task, 'id'>>, now: number): TaskChange =>
  (tasks) =>
    tasks.map((task) => (task.id === id ? { ...task, ...patch, changedAt: now } : task));

export const remove =
  (id: string): TaskChange =>
  (tasks) =>
    tasks.filter((task) => task.id !== id);

export const replaceAll =
  (tasks: readonly Task[]): TaskChange =>
  () =>
    tasks;

/** Compares an import with the board, by id; the one changed last is newer. */
export function compare(tasks: readonly Task[], imported: readonly Task[]) {
  const here = new Map(tasks.map((task) => [task.id, task]));
  const fresh = imported.filter(({ id }) => !here.has(id));
  const newer = imported.filter(({ id, changedAt }) => {
    const mine = here.get(id);
    return mine !== undefined && mine.changedAt < changedAt;
  });
  return { fresh, newer, same: imported.length - fresh.length - newer.length };
}

/** Adds new tasks and updates older ones. */
export const merge =
  (imported: readonly Task[]): TaskChange =>
  (tasks) => {
    const { fresh, newer } = compare(tasks, imported);
    const changed = new Map(newer.map((task) => [task.id, task]));
    return [...tasks.map((task) => changed.get(task.id) ?? task), ...fresh];
  };

/** Undoes a merge. */
export const unmerge =
  (fresh: readonly Task[], newer: readonly Task[], before: readonly Task[]): TaskChange =>
  (tasks) => {
    const added = new Set(fresh.map(({ id }) => id));
    const changed = new Set(newer.map(({ id }) => id));
    const older = new Map(before.map((task) => [task.id, task]));
    return tasks
      .filter(({ id }) => !added.has(id))
      .map((task) => (changed.has(task.id) ? (older.get(task.id) ?? task) : task));
  };
