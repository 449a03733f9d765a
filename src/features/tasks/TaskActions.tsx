import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { taskWords as words } from '@/content/taskWords';
import { addDays, type CalendarDay, longDay, nextMonday, shortDay } from '@/lib/calendarDay';
import { columnBeside, columnLabel, type Task } from './task';
import type { TaskCommands } from './useTaskCommands';
import * as buttonStyles from '@/ui/button.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
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
            <button
              key={label}
              type="button"
              className={`${buttonStyles.btn} ${buttonStyles.btnQuiet} ${buttonStyles.btnSm}`}
              aria-label={`${label}, ${shortDay(day, today)}: ${verb(title, longDay(day))}`}
              title={longDay(day)}
              onClick={() => acts.postpone(task, day)}
            >
              <span>{label}</span>{' '}
              <span className={styles.taskLaterDay}>{shortDay(day, today)}</span>
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className={`${buttonStyles.btn} ${buttonStyles.btnQuiet} ${buttonStyles.btnIcon} ${styles.taskRemove}`}
        aria-label={words.remove(title)}
        onClick={() => acts.remove(task)}
      >
        <Trash2 className={layoutStyles.icon} />
      </button>
      <span className={styles.taskMoves}>
        {moves.map(({ part, step, Icon }) => {
          const column = columnBeside(task.state, step);
          if (column === undefined) return null;
          return (
            <button
              key={part}
              type="button"
              className={`${buttonStyles.btn} ${buttonStyles.btnOutline} ${buttonStyles.btnIcon}`}
              aria-label={words.move(title, columnLabel(column))}
              title={columnLabel(column)}
              data-part={part}
              onClick={() => acts.move(task, column, part)}
            >
              <Icon className={layoutStyles.icon} />
            </button>
          );
        })}
      </span>
    </div>
  );
}
