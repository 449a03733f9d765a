import { CalendarDays } from 'lucide-react';
import { taskWords as words } from '@/content/taskWords';
import { type CalendarDay, daysBetween, longDay, shortDay } from '@/lib/calendarDay';
import * as styles from './openTasks.module.css';

type DueDateProps = {
  readonly due: CalendarDay;
  readonly today: CalendarDay;
  /** A done task is never overdue. */
  readonly done?: boolean;
};

/** Near days by name, past ones by how long ago. */
export function DueDate({ due, today, done = false }: DueDateProps) {
  const left = daysBetween(today, due);
  const late = left < 0 && !done;
  const near = left === 0 ? words.dueToday : left === 1 ? words.dueTomorrow : undefined;
  return (
    <time
      className={[styles.due, late && styles.dueLate, left === 0 && !done && styles.dueToday]
        .filter(Boolean)
        .join(' ')}
      dateTime={due}
      title={longDay(due)}
    >
      <CalendarDays aria-hidden="true" />
      {near ?? shortDay(due, today)}
      {late && <span className={styles.dueDays}>{words.overdue(-left)}</span>}
    </time>
  );
}
