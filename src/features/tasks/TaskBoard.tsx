import { taskColumns, taskWords } from '@/content/taskWords';
import { useMedia } from '@/lib/useMedia';
import { Tabs } from '@/ui/Tabs';
import type { Task } from './task';
import './taskBoard.css';
import { TaskColumn } from './TaskColumn';
import type { TaskListing } from './TaskGroups';

type TaskBoardProps = TaskListing & { readonly tasks: readonly Task[] };

/** The board: three bays side by side, on narrow screens one at a time under tabs. */
export function TaskBoard({ tasks, ...listing }: TaskBoardProps) {
  const wide = useMedia('(min-width: 45em)');
  const onDrop = (id: string, state: Task['state']) => {
    const task = tasks.find((one) => one.id === id);
    if (task !== undefined) listing.acts.move(task, state);
  };
  const columns = taskColumns.map(({ value, label }) => ({
    value,
    label,
    tasks: tasks.filter(({ state }) => state === value),
  }));
  const column = ({ value, tasks: mine }: (typeof columns)[number], headed: boolean) => (
    <TaskColumn
      key={value}
      state={value}
      tasks={mine}
      headed={headed}
      onDrop={(id) => onDrop(id, value)}
      {...listing}
    />
  );
  if (wide) return <div className="board">{columns.map((one) => column(one, false))}</div>;
  return (
    <div className="board-tabs">
      <Tabs
        label={taskWords.board}
        tabs={columns.map((one) => ({
          key: one.value,
          label: `${one.label} ${one.tasks.length}`,
          panel: column(one, true),
        }))}
      />
    </div>
  );
}
