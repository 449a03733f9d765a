import { taskWords as words } from '@/content/taskWords';
import { columnLabel, type Task, type TaskState } from './task';
import { doneTasks, openTasks } from './taskGroups';
import { TaskGroups, type TaskListing } from './TaskGroups';
import { useTaskDrop } from './useTaskDrop';

type TaskColumnProps = TaskListing & {
  readonly state: TaskState;
  /** Those of this column. */
  readonly tasks: readonly Task[];
  /** Its heading stands over it already. */
  readonly headed?: boolean;
  /** Told the id of a task that was let go here. */
  readonly onDrop: (id: string) => void;
};

/** A bay of the board: its niche on the common course, and its tasks under it. */
export function TaskColumn({ state, tasks, headed = false, onDrop, ...listing }: TaskColumnProps) {
  const { over, listeners } = useTaskDrop(onDrop);
  const label = columnLabel(state);
  const done = state === 'done';
  return (
    <section
      className={`bay bay--${state}${over ? ' is-over' : ''}`}
      aria-label={label}
      data-column={state}
      {...listeners}
    >
      {!headed && (
        <header>
          <h2>{label}</h2>
          <span className="bay-niche num">{tasks.length}</span>
        </header>
      )}
      <div className="bay-tasks">
        {tasks.length === 0 && <p className="bay-empty">{words.nothingHere}</p>}
        <TaskGroups tasks={done ? doneTasks(tasks) : openTasks(tasks)} plain={done} {...listing} />
      </div>
    </section>
  );
}
