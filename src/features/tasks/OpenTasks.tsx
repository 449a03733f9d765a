import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { taskWords } from '@/content/taskWords';
import { paths, withQuery } from '@/config/paths';
import { useToday } from '@/lib/useToday';
import { ButtonLink } from '@/ui/Button';
import { TextLink } from '@/ui/TextLink';
import { DueDate } from './DueDate';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './openTasks.module.css';
import { dueGroupOf, openTasks } from './taskLists';
import { useTasks } from './taskStorage';
import { newTask } from './useTrackerParams';

const words = taskWords.openTasks;

const toTask = (task: string) => withQuery(paths.adminAllTasks, { task });

/** Counts, and the next three tasks (decisions, section 4). */
export function OpenTasks() {
  const { tasks, unreadable } = useTasks();
  const today = useToday();
  const open = openTasks(tasks);
  const overdue = open.filter(({ due }) => dueGroupOf(due, today) === 'overdue').length;
  return (
    <section className={styles.openTasks} aria-label={words.heading}>
      <header>
        <h2>{words.heading}</h2>
        {open.length > 0 && (
          <p
            className={`${overdue > 0 ? styles.openTasksLate : layoutStyles.muted} ${layoutStyles.num}`}
          >
            {words.count(open.length, overdue)}
          </p>
        )}
      </header>
      {unreadable !== undefined && <p className={layoutStyles.muted}>{taskWords.unreadable}.</p>}
      {unreadable === undefined && open.length === 0 && (
        <>
          <p className={layoutStyles.muted}>{words.none}</p>
          <ButtonLink small variant="outline" to={toTask(newTask)}>
            <Plus />
            {words.add}
          </ButtonLink>
        </>
      )}
      <ul hidden={open.length === 0}>
        {open.slice(0, 3).map(({ id, title, due }) => (
          <li key={id}>
            <Link to={toTask(id)} dir="auto">
              {title}
            </Link>
            {due !== '' && <DueDate due={due} today={today} />}
          </li>
        ))}
      </ul>
      <TextLink to={paths.adminAllTasks}>{words.all}</TextLink>
    </section>
  );
}
