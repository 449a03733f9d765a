import { taskColumns, taskWords as words } from '@/content/taskWords';
import { useMedia } from '@/lib/useMedia';
import { Tabs } from '@/ui/Tabs';
import { columnLabel, type TaskState } from './task';
import { TaskGroups, type TaskListing } from './TaskGroups';
import { doneTasks, openTasks } from './taskLists';
import { useTaskDrop } from './useTaskDrop';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './taskBoard.module.css';

type TaskColumnProps = TaskListing & {
  readonly state: TaskState;
  /** Without a visible heading, which its tab is. */
  readonly isTab: boolean;
  readonly onDrop: (id: string) => void;
};

function TaskColumn({ state, tasks, isTab, onDrop, ...listing }: TaskColumnProps) {
  const { over, listeners } = useTaskDrop(onDrop);
  const label = columnLabel(state);
  const done = state === 'done';
  return (
    <section
      className={over ? `${styles.bay} ${styles.isOver}` : styles.bay}
      aria-label={label}
      data-column={state}
      {...listeners}
    >
      {isTab ? (
        <h2 className={layoutStyles.sr}>{label}</h2>
      ) : (
        <header>
          <h2>{label}</h2>
          <span className={`${styles.bayNiche} ${layoutStyles.num}`}>{tasks.length}</span>
        </header>
      )}
      <div className={styles.bayTasks}>
        {tasks.length === 0 && <p className={styles.bayEmpty}>{words.nothingHere}</p>}
        <TaskGroups tasks={done ? doneTasks(tasks) : openTasks(tasks)} plain={done} {...listing} />
      </div>
    </section>
  );
}

/** Three columns; tabs on narrow screens. */
export function TaskBoard({ tasks, ...listing }: TaskListing) {
  const wide = useMedia('(min-width: 45em)');
  const columns = taskColumns.map(({ value, label }) => {
    const mine = tasks.filter(({ state }) => state === value);
    const onDrop = (id: string) => {
      const task = tasks.find((one) => one.id === id);
      if (task !== undefined) listing.commands.move(task, value);
    };
    const panel = (
      <TaskColumn
        key={value}
        state={value}
        tasks={mine}
        isTab={!wide}
        onDrop={onDrop}
        {...listing}
      />
    );
    return { key: value, label: `${label} ${mine.length}`, panel };
  });
  if (wide) return <div className={styles.board}>{columns.map(({ panel }) => panel)}</div>;
  return (
    <div className={styles.boardTabs}>
      <Tabs label={words.board} tabs={columns} />
    </div>
  );
}
