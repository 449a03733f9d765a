import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAppStore } from '@/app/store';
import { saveRecord, userKeyOf } from '@/session/saveSession';
import { memberAccount } from '@/content/demoAccounts';
import type { Task } from '@/features/tasks/task';
import { OpenTasks } from '@/features/tasks/OpenTasks';
import { createTask, storeTasks, tasksKeyOf } from '../setup/tasks';

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 9, 7, 12).getTime());
});

function renderOpenTasks(tasks?: readonly Task[]) {
  if (tasks !== undefined) storeTasks(memberAccount, tasks);
  saveRecord({ token: 't', key: userKeyOf(memberAccount.email), admin: false });
  render(
    <Provider store={createAppStore().store}>
      <MemoryRouter>
        <OpenTasks />
      </MemoryRouter>
    </Provider>,
  );
}

test('counts what is open and overdue, and leads to the next three', () => {
  renderOpenTasks([
    createTask('none'),
    createTask('late', { due: '2026-10-01' }),
    createTask('done', { due: '2026-09-01', state: 'done' }),
    createTask('soon', { due: '2026-10-08', state: 'doing' }),
    createTask('then', { due: '2026-10-20' }),
  ]);
  expect(screen.getByText('4 open, 1 overdue')).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/all-tasks?task=late',
    '/admin/all-tasks?task=soon',
    '/admin/all-tasks?task=then',
    '/admin/all-tasks',
  ]);
});

test('shows where nothing is open, and leads to the first task', () => {
  renderOpenTasks([createTask('done', { state: 'done' })]);
  expect(screen.getByText('No open tasks.')).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByRole('link', { name: 'Add task' })).toHaveAttribute(
    'href',
    '/admin/all-tasks?task=new',
  );
});

test('shows that its tasks cannot be read, and leads to the tracker', () => {
  localStorage.setItem(tasksKeyOf(memberAccount), '{broken');
  renderOpenTasks();
  expect(screen.getByText('Your tasks could not be read.')).toBeVisible();
  expect(screen.queryByText('No open tasks.')).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/all-tasks']);
});
