import type { Task } from './task';

/** What happens to the tasks. Pure, so that it can be done again over what another tab kept. */
export type TaskChange = (tasks: readonly Task[]) => readonly Task[];

/** Puts a task on the board, in the place of the one with its id where there is one. */
export const put =
  (task: Task): TaskChange =>
  (tasks) =>
    tasks.some(({ id }) => id === task.id)
      ? tasks.map((other) => (other.id === task.id ? task : other))
      : [...tasks, task];

/** Changes one task, if it is still there. @param now milliseconds, kept as its last change */
export const change =
  (id: string, news: Partial<Omit<Task, 'id'>>, now: number): TaskChange =>
  (tasks) =>
    tasks.map((task) => (task.id === id ? { ...task, ...news, changedAt: now } : task));

/** Takes a task off the board. */
export const remove =
  (id: string): TaskChange =>
  (tasks) =>
    tasks.filter((task) => task.id !== id);

/** These tasks and no others. */
export const replaceAll =
  (tasks: readonly Task[]): TaskChange =>
  () =>
    tasks;

/** How a file's tasks stand to those on the board. */
export type Comparison = {
  readonly fresh: readonly Task[];
  /** On the board in an older form. */
  readonly newer: readonly Task[];
  readonly same: number;
};

/** Compares by id; of two forms of a task the one changed last is the newer. */
export function compare(tasks: readonly Task[], imported: readonly Task[]): Comparison {
  const here = new Map(tasks.map((task) => [task.id, task]));
  const fresh = imported.filter(({ id }) => !here.has(id));
  const newer = imported.filter(({ id, changedAt }) => {
    const mine = here.get(id);
    return mine !== undefined && mine.changedAt < changedAt;
  });
  return { fresh, newer, same: imported.length - fresh.length - newer.length };
}

/** Adds what is new in a file, and brings what it has in a newer form. */
export const merge =
  (imported: readonly Task[]): TaskChange =>
  (tasks) => {
    const { fresh, newer } = compare(tasks, imported);
    return [...fresh, ...newer].reduce<readonly Task[]>((all, task) => put(task)(all), tasks);
  };

/** The way back from a merge: what was new goes, what was older comes back, the rest stays. */
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
