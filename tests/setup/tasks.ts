import { userKeyOf } from '@/session/saveSession';
import type { Task } from '@/features/tasks/task';
import { writeTasks } from '@/features/tasks/taskFile';
import { tasksKey } from '@/features/tasks/taskStorage';

/** A task for tests; what is not given is empty, and it is to do. */
export const createTask = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  title: `Task ${id}`,
  details: '',
  due: '',
  software: '',
  state: 'to-do',
  createdAt: 1000,
  changedAt: 1000,
  ...more,
});

/** Where a member's tasks are stored. */
export const tasksKeyOf = ({ email }: { readonly email: string }): string =>
  tasksKey(userKeyOf(email));

/** Puts tasks on this device as the tracker stores them. */
export function storeTasks(member: { readonly email: string }, tasks: readonly Task[]): void {
  localStorage.setItem(tasksKeyOf(member), writeTasks(tasks));
}
