import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { taskWords as words } from '@/content/taskWords';
import { addDays, type CalendarDay, longDay, nextMonday, shortDay } from '@/lib/calendarDay';
import { Button, IconButton } from '@/ui/Button';
import { columnBeside, columnLabel, type Task } from './task';
import type { TaskCommands } from './useTaskCommands';
import * as styles from './taskCard.module.css';

type TaskActionsProps = {
  readonly task: Task;
  readonly today: CalendarDay;
  readonly acts: TaskCommands;
};

/** Days later than its own. */
function laterDays({ due, state }: Task, today: CalendarDay) {
  if (state === 'done') return [];
  const choices = [
    { label: words.tomorrow, day: addDays(today, 1) },
    { label: words.nextWeek, day: nextMonday(today) },
  ];
  return choices.filter(({ day }) => due < day);
}

const moves = [
  { part: 'back', step: -1, Icon: ArrowLeft },
  { part: 'on', step: 1, Icon: ArrowRight },
] as const;

export function TaskActions({ task, today, acts }: TaskActionsProps) {
  const { title } = task;
  const later = laterDays(task, today);
  const isDated = task.due !== '';
  const verb = isDated ? words.postpone : words.setDue;
  return (
    <div className={styles.taskActions}>
      {later.length > 0 && (
        <div className={styles.taskLater}>
          {/* Part of each button's name already. */}
          <span aria-hidden="true">{isDated ? words.postponeTo : words.setDate}</span>
          {later.map(({ label, day }) => (
            <Button
              key={label}
              variant="quiet"
              small
              aria-label={`${label}, ${shortDay(day, today)}: ${verb(title, longDay(day))}`}
              title={longDay(day)}
              onClick={() => acts.postpone(task, day)}
            >
              <span>{label}</span>{' '}
              <span className={styles.taskLaterDay}>{shortDay(day, today)}</span>
            </Button>
          ))}
        </div>
      )}
      <IconButton
        Icon={Trash2}
        label={words.remove(title)}
        className={styles.taskRemove}
        onClick={() => acts.remove(task)}
      />
      <span className={styles.taskMoves}>
        {moves.map(({ part, step, Icon }) => {
          const column = columnBeside(task.state, step);
          if (column === undefined) return null;
          return (
            <IconButton
              key={part}
              variant="outline"
              Icon={Icon}
              label={words.move(title, columnLabel(column))}
              title={columnLabel(column)}
              data-part={part}
              onClick={() => acts.move(task, column, part)}
            />
          );
        })}
      </span>
    </div>
  );
}
