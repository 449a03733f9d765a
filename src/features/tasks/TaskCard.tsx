import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './taskCard.module.css';
import { type CalendarDay, addDays, longDay, nextMonday, shortDay } from '@/lib/calendarDay';
import { DueDate } from './DueDate';
import { columnBeside, columnLabel, softwareLabel, type Task } from './task';
import { dragHandlersOf } from './useTaskDrop';
import type { TaskCommands } from './useTaskCommands';
import { taskWords as words } from '@/content/taskWords';
import { Button, IconButton } from '@/ui/Button';

/** Days later than its own. */
function laterDays({ due, state }: Task, today: CalendarDay) {
  if (state === 'done') return [];
  const [tomorrow, monday] = [addDays(today, 1), nextMonday(today)];
  const choices = [
    { label: words.tomorrow, day: tomorrow },
    // On a Sunday both are the same day.
    ...(monday === tomorrow ? [] : [{ label: words.nextWeek, day: monday }]),
  ];
  return choices.filter(({ day }) => due < day);
}

const moves = [
  { part: 'back', step: -1, Icon: ArrowLeft },
  { part: 'on', step: 1, Icon: ArrowRight },
] as const;

function TaskActions({ task, today, commands }: Omit<TaskCardProps, 'onOpen' | 'level'>) {
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
              onClick={() => commands.postpone(task, day)}
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
        onClick={() => commands.remove(task)}
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
              onClick={() => commands.move(task, column, part)}
            />
          );
        })}
      </span>
    </div>
  );
}

export type TaskCardProps = {
  readonly task: Task;
  readonly today: CalendarDay;
  readonly commands: TaskCommands;
  readonly onOpen: (id: string) => void;
  readonly showState?: boolean;
  /** Of its heading. */
  readonly level: 3 | 4;
};

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const directions: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

function focusNeighbour(title: HTMLElement, step: -1 | 1): boolean {
  const column = title.closest('[data-column]');
  if (column === null) return false;
  const titles = [...column.querySelectorAll<HTMLElement>('[data-part="title"]')];
  const next = titles[titles.indexOf(title) + step];
  next?.focus();
  return next !== undefined;
}

/** Title, details, date and actions; the title opens it. */
export function TaskCard(props: TaskCardProps) {
  const { task, today, commands, onOpen, showState = false, level } = props;
  const { id, title, details, due, software, state } = task;
  const Heading = `h${level}` as const;

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.shiftKey ? steps[event.key] : undefined;
    const direction = event.shiftKey ? undefined : directions[event.key];
    const to = step && columnBeside(state, step);
    if (to !== undefined) commands.move(task, to);
    if (step !== undefined || (direction && focusNeighbour(event.currentTarget, direction))) {
      event.preventDefault();
    }
  };
  return (
    <li
      className={`${styles.task} ${cardStyles.card}`}
      data-state={state}
      data-task={id}
      draggable
      {...dragHandlersOf(task)}
    >
      <Heading>
        <button
          type="button"
          dir="auto"
          data-part="title"
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onKeyDown={onKeyDown}
          onClick={() => onOpen(id)}
        >
          {title}
        </button>
      </Heading>
      {details !== '' && (
        <p className={styles.taskDetails} dir="auto">
          {details}
        </p>
      )}
      {(due !== '' || software !== '' || showState) && (
        <div className={styles.taskFacts}>
          {showState && (
            <span className={`${cardStyles.badge} ${cardStyles.badgePrimary}`}>
              {columnLabel(state)}
            </span>
          )}
          {due !== '' && <DueDate due={due} today={today} done={state === 'done'} />}
          {software !== '' && <span className={cardStyles.badge}>{softwareLabel(software)}</span>}
        </div>
      )}
      <TaskActions task={task} today={today} commands={commands} />
    </li>
  );
}
