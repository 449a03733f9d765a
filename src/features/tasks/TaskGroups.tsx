import { useEffect, useState } from 'react';
import { taskWords as words } from '@/content/taskWords';
import { Button } from '@/ui/Button';
import type { Task } from './task';
import { TaskCard, type TaskCardProps } from './TaskCard';
import { inDueGroups } from './taskLists';
import * as styles from './taskBoard.module.css';

/** Cards rendered at first, and with each press. */
const portion = 40;

export type TaskListing = Pick<TaskCardProps, 'today' | 'commands' | 'onOpen'> & {
  readonly tasks: readonly Task[];
};

type TaskGroupsProps = TaskListing & { readonly plain?: boolean; readonly showState?: boolean };

type Shown = { readonly count: number; readonly first?: string | undefined };

/** Tasks by due date, a portion at a time. */
export function TaskGroups({ tasks, plain = false, today, ...rest }: TaskGroupsProps) {
  // `first`: the first task that the last press added.
  const [{ count, first }, setShown] = useState<Shown>({ count: portion });
  useEffect(() => {
    if (first === undefined) return;
    // The button moves down or disappears.
    const title = `[data-task="${CSS.escape(first)}"] [data-part="title"]`;
    document.querySelector<HTMLElement>(title)?.focus();
  }, [first]);
  const shown = tasks.slice(0, count);
  const left = Math.min(portion, tasks.length - shown.length);
  const groups = plain
    ? [{ value: 'plain', label: undefined, tasks: shown }]
    : inDueGroups(shown, today);
  return (
    <>
      {groups.map(({ value, label, tasks: mine }) => (
        <div key={value} className={styles.taskGroup} data-group={value}>
          {label !== undefined && <h3>{label}</h3>}
          <ul>
            {mine.map((task) => (
              <TaskCard key={task.id} task={task} today={today} level={plain ? 3 : 4} {...rest} />
            ))}
          </ul>
        </div>
      ))}
      {left > 0 && (
        <Button
          variant="quiet"
          small
          onClick={() => setShown({ count: count + portion, first: tasks[count]?.id })}
        >
          {words.more(left)}
        </Button>
      )}
    </>
  );
}
