import { dueGroups } from '@/content/taskWords';
import { type CalendarDay, nextMonday } from '@/lib/calendarDay';
import { tokenize } from '@/lib/tokenize';
import { softwareLabel, type Task } from './task';

type DueGroup = (typeof dueGroups)[number]['value'];

/** Empty without a date. Weeks start on Monday. */
export function dueGroupOf(due: CalendarDay, today: CalendarDay): DueGroup {
  if (due === '') return 'none';
  if (due < today) return 'overdue';
  if (due === today) return 'today';
  return due < nextMonday(today) ? 'week' : 'later';
}

const byDue = (one: Task, other: Task) => {
  if (one.due === other.due) return one.createdAt - other.createdAt;
  return other.due === '' || (one.due !== '' && one.due < other.due) ? -1 : 1;
};

const lastDoneFirst = (one: Task, other: Task) => other.changedAt - one.changedAt;

/** By due date; those without one last. */
export const openTasks = (tasks: readonly Task[]): readonly Task[] =>
  tasks.filter(({ state }) => state !== 'done').toSorted(byDue);

export const doneTasks = (tasks: readonly Task[]): readonly Task[] =>
  tasks.filter(({ state }) => state === 'done').toSorted(lastDoneFirst);

/** Without empty groups; order is preserved. */
export function inDueGroups(tasks: readonly Task[], today: CalendarDay) {
  return dueGroups.flatMap((group) => {
    const mine = tasks.filter(({ due }) => dueGroupOf(due, today) === group.value);
    return mine.length === 0 ? [] : [{ ...group, tasks: mine }];
  });
}

type TaskFilter = { readonly text: string; readonly software: string };

/** Each word must occur; software must match. */
export function filterTasks(tasks: readonly Task[], { text, software }: TaskFilter) {
  const words = tokenize(text);
  return tasks.filter((task) => {
    if (software !== '' && task.software !== software) return false;
    const all = [task.title, task.details, softwareLabel(task.software)].join(' ');
    const has = words.length === 0 ? '' : tokenize(all).join(' ');
    return words.every((word) => has.includes(word));
  });
}
