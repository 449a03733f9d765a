import type { KeyboardEvent } from 'react';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './taskCard.module.css';
import type { CalendarDay } from '@/lib/calendarDay';
import { DueDate } from './DueDate';
import { columnBeside, columnLabel, softwareLabel, type Task } from './task';
import { TaskActions } from './TaskActions';
import { dragHandlersOf } from './useTaskDrop';
import type { TaskCommands } from './useTaskCommands';

type TaskCardProps = {
  readonly task: Task;
  readonly today: CalendarDay;
  readonly acts: TaskCommands;
  readonly onOpen: (id: string) => void;
  readonly showState?: boolean;
};

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const places: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Focuses the title before or after in the column. */
function focusNeighbour(title: HTMLElement, step: -1 | 1): boolean {
  const column = title.closest('[data-column]');
  if (column === null) return false;
  const titles = [...column.querySelectorAll<HTMLElement>('[data-part="title"]')];
  const next = titles[titles.indexOf(title) + step];
  next?.focus();
  return next !== undefined;
}

/** Title, details, date and actions; the title opens it. */
export function TaskCard({ task, today, acts, onOpen, showState = false }: TaskCardProps) {
  const { id, title, details, due, software, state } = task;

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.shiftKey ? steps[event.key] : undefined;
    const place = event.shiftKey ? undefined : places[event.key];
    const to = step && columnBeside(state, step);
    if (to !== undefined) acts.move(task, to);
    if (step !== undefined || (place && focusNeighbour(event.currentTarget, place))) {
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
      <h4>
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
      </h4>
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
      <TaskActions task={task} today={today} acts={acts} />
    </li>
  );
}
