import { taskWords as words } from '@/content/taskWords';
import type { CalendarDay } from '@/lib/calendarDay';
import type { Task } from './task';
import { dueGroupOf, openTasks } from './taskGroups';
import './taskGlance.css';

type TaskGlanceProps = { readonly tasks: readonly Task[]; readonly today: CalendarDay };

/** How many tasks are open, and of those how many press. */
export function TaskGlance({ tasks, today }: TaskGlanceProps) {
  const open = openTasks(tasks);
  const due = (group: ReturnType<typeof dueGroupOf>) =>
    open.filter((task) => dueGroupOf(task.due, today) === group).length;
  const figures = [
    { label: words.open, count: open.length, kind: 'open' },
    { label: 'Overdue', count: due('overdue'), kind: 'overdue' },
    { label: 'Today', count: due('today'), kind: 'today' },
    { label: 'This week', count: due('week'), kind: 'week' },
  ];
  return (
    <dl className="glance" aria-label={words.glance}>
      {figures.map(({ label, count, kind }) => (
        <div key={kind} className={count > 0 ? `glance--${kind}` : undefined}>
          <dt>{label}</dt>
          <dd className="num">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
