import { columnLabel, type Task } from './task';
import { doneTasks, openTasks } from './taskGroups';
import { TaskGroups, type TaskListing } from './TaskGroups';
import './taskList.css';

type TaskListProps = TaskListing & { readonly tasks: readonly Task[] };

/** All tasks one under another: what is open by its due date, then what is done. */
export function TaskList({ tasks, ...listing }: TaskListProps) {
  const done = doneTasks(tasks);
  return (
    <div className="task-list" data-column="all">
      <TaskGroups tasks={openTasks(tasks)} showState {...listing} />
      {done.length > 0 && (
        <section className="task-group task-group--done">
          <h3>{columnLabel('done')}</h3>
          <TaskGroups tasks={done} plain {...listing} />
        </section>
      )}
    </div>
  );
}
