import { CalendarDays } from 'lucide-react';
import { taskWords as words } from '@/content/taskWords';
import { type CalendarDay, daysBetween, longDay, shortDay } from '@/lib/calendarDay';
import './dueDate.css';

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
      className={late ? 'due due--late' : left === 0 && !done ? 'due due--today' : 'due'}
      dateTime={due}
      title={longDay(due)}
    >
      <CalendarDays className="icon" aria-hidden="true" />
      {near ?? shortDay(due, today)}
      {late && <span className="due-late">{words.overdue(-left)}</span>}
    </time>
  );
}
