import type { Task, TaskContent } from './task';

/** Pure, so that it can be repeated on another tab's data. */
export type TaskChange = (tasks: readonly Task[]) => readonly Task[];

const byId = (tasks: readonly Task[]) => new Map(tasks.map((task) => [task.id, task]));

export type TaskPatch = Partial<TaskContent>;

/** What `content` has other than `base`. */
export const differenceOf = (content: TaskContent, base: TaskContent): TaskPatch => ({
  ...(content.title !== base.title && { title: content.title }),
  ...(content.details !== base.details && { details: content.details }),
  ...(content.due !== base.due && { due: content.due }),
  ...(content.software !== base.software && { software: content.software }),
  ...(content.state !== base.state && { state: content.state }),
});

/** Adds a task, or replaces the one with its id. */
export const upsertTask =
  (task: Task): TaskChange =>
  (tasks) => [...byId([...tasks, task]).values()];

/** Adds a task, unless another tab has added the same since: the draft of both. A clock may have been ahead. */
export const addTask =
  (task: Task, since: number): TaskChange =>
  (tasks) => {
    const isSame = (other: Task) =>
      other.createdAt > since &&
      other.createdAt <= task.createdAt &&
      Object.keys(differenceOf(task, other)).length === 0;
    return tasks.some(isSame) ? tasks : upsertTask(task)(tasks);
  };

/** Changes a task if it exists; `now` is its last change in milliseconds. */
export const updateTask =
  (id: string, patch: TaskPatch, now: number): TaskChange =>
  (tasks) =>
    tasks.map((task) => (task.id === id ? { ...task, ...patch, changedAt: now } : task));

/** Changes a task in part; adds it whole if another tab has deleted it. */
export const saveTask =
  (task: Task, patch: TaskPatch): TaskChange =>
  (tasks) =>
    byId(tasks).has(task.id)
      ? updateTask(task.id, patch, task.changedAt)(tasks)
      : upsertTask(task)(tasks);

/** Undoes `patch`, made to `before` at `now`; what was changed in the task since stays. */
export const undoPatch =
  (before: Task, patch: TaskPatch, now: number): TaskChange =>
  (tasks) =>
    tasks.map((task) => {
      if (task.id !== before.id) return task;
      const since = differenceOf(task, { ...before, ...patch });
      const back = differenceOf({ ...before, ...since }, task);
      const isLast = task.changedAt === now;
      if (!isLast && Object.keys(back).length === 0) return task;
      return { ...task, ...back, ...(isLast && { changedAt: before.changedAt }) };
    });

export const removeTask =
  (id: string): TaskChange =>
  (tasks) =>
    tasks.filter((task) => task.id !== id);

/** Compares an import with the board, by id; the one changed last is newer. */
export function compareTasks(tasks: readonly Task[], imported: readonly Task[]) {
  const here = byId(tasks);
  const fresh = imported.filter(({ id }) => !here.has(id));
  const newer = imported.filter(
    ({ id, changedAt }) => (here.get(id)?.changedAt ?? Infinity) < changedAt,
  );
  return { fresh, newer, same: imported.length - fresh.length - newer.length };
}

/** Adds new tasks and updates older ones. */
export const mergeTasks =
  (imported: readonly Task[]): TaskChange =>
  (tasks) => {
    const { fresh, newer } = compareTasks(tasks, imported);
    return [...byId([...tasks, ...newer, ...fresh]).values()];
  };

/** Undoes a change of `before` to `after`; other tasks, and those changed since, stay. */
export const undoOf =
  (before: readonly Task[], after: readonly Task[]): TaskChange =>
  (tasks) => {
    const [was, became, now] = [byId(before), byId(after), byId(tasks)];
    const ids = new Set([...now.keys(), ...was.keys()]);
    const isLast = (id: string) => now.get(id)?.changedAt === became.get(id)?.changedAt;
    const isUndone = (id: string) => was.get(id) !== became.get(id) && isLast(id);
    return [...ids].flatMap((id) => (isUndone(id) ? was : now).get(id) ?? []);
  };
