import { screen, within } from '@testing-library/react';
import { adminAccount } from '@/content/demoAccounts';
import { taskWords } from '@/content/taskWords';
import type { Task } from '@/features/tasks/task';
import { readTasks } from '@/features/tasks/taskFile';
import { paths, withQuery } from '@/config/paths';
import { provider } from './provider';
import { renderAt } from './renderAt';
import { keepTasks, keyOf } from './tasks';

/** Where the admin's tasks are kept, whose board the tests look at. */
export const boardKey = () => keyOf(adminAccount);

/** The admin's tasks as they are kept. */
export const onDevice = () => readTasks(localStorage.getItem(boardKey()) ?? '').tasks ?? [];

export const kept = (id: string) => onDevice().find((task) => task.id === id);
export const column = (name: string) => within(screen.getByRole('region', { name }));
export const card = (title: string) => screen.getByRole('button', { name: title });

/** Opens the admin's tracker with these tasks. */
export async function openBoard(tasks: readonly Task[], query: Record<string, string> = {}) {
  keepTasks(adminAccount, tasks);
  const visit = await renderAt(withQuery(paths.adminAllTasks, query), { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: taskWords.title });
  provider.received.clear();
  return visit;
}
