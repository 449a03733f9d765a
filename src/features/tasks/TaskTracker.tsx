import { LockKeyhole, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { taskWords as words } from '@/content/taskWords';
import { useToday } from '@/lib/useToday';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { TaskBoard } from './TaskBoard';
import { TaskDialog } from './TaskDialog';
import { TaskFileButtons } from './TaskFileButtons';
import { TaskGlance } from './TaskGlance';
import { fitting } from './taskGroups';
import { type ChosenFile, TaskImport } from './TaskImport';
import { TaskList } from './TaskList';
import { TaskNotice } from './TaskNotice';
import { TasksNotKept, TasksUnreadable } from './TasksHeld';
import { TaskToolbar } from './TaskToolbar';
import './taskTracker.css';
import { useTaskActs } from './useTaskActs';
import { useTaskFocus } from './useTaskFocus';
import { useTasks } from './useTasks';
import { newTask, useTrackerPlace } from './useTrackerPlace';
import { useUnfinishedEdit } from './useUnfinishedEdit';

type TaskTrackerProps = {
  /** The page's heading. */
  readonly heading: ReactNode;
  /** True where it comes up in the place of what had the focus. */
  readonly takesFocus?: boolean;
  /** Closes the tracker, where it was opened with a login of its own. */
  readonly onLock?: (() => void) | undefined;
};

/** The task tracker (decisions, section 4): the member's own board, kept on this device. */
export function TaskTracker({ heading, takesFocus = false, onLock }: TaskTrackerProps) {
  const root = useRef<HTMLDivElement>(null);
  const today = useToday();
  const { keep, named, ...held } = useTasks();
  const { tasks, unreadable } = held;
  const place = useTrackerPlace();
  const acts = useTaskActs(keep, useTaskFocus(root));
  const [file, setFile] = useState<ChosenFile>();
  const ready = named && unreadable === undefined;
  const editing = useUnfinishedEdit(place, tasks, ready);
  useEffect(() => {
    if (!takesFocus) return;
    root.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [takesFocus]);

  const found = fitting(tasks, place);
  const edited = tasks.find(({ id }) => id === editing);
  const listing = { tasks: found, today, acts, onOpen: place.open };
  const View = place.view === 'list' ? TaskList : TaskBoard;

  return (
    <div ref={root} className="tracker" tabIndex={-1} data-slot="task-tracker">
      {heading}
      {!named && (
        <EmptyState
          drawing="state-waiting-outbox"
          heading={words.unnamed}
          text={words.unnamedText}
        />
      )}
      {unreadable !== undefined && <TasksUnreadable keep={keep} text={unreadable} />}
      {ready && (
        <>
          <div className="tracker-top">
            <TaskGlance tasks={tasks} today={today} />
            <Button onClick={() => place.open(newTask)}>
              <Plus className="icon" />
              {words.add}
            </Button>
          </div>
          <TasksNotKept keep={keep} held={held} />
          {file && (
            <TaskImport
              file={file}
              tasks={tasks}
              onTake={(imported, how) => {
                acts.take(imported, how, tasks);
                setFile(undefined);
              }}
              onCancel={() => setFile(undefined)}
            />
          )}
          {tasks.length > 0 && (
            <TaskToolbar place={place} found={found.length} all={tasks.length} />
          )}
          {tasks.length === 0 && (
            <EmptyState drawing="admin-tasks" heading={words.empty} text={words.emptyText} />
          )}
          {tasks.length > 0 && found.length === 0 && (
            <EmptyState drawing="state-no-results" heading={words.noMatch} text={words.noMatchText}>
              <Button variant="outline" onClick={place.showAll}>
                {words.showAll}
              </Button>
            </EmptyState>
          )}
          {found.length > 0 && <View {...listing} />}
          <div className="tracker-foot">
            <p className="small muted">
              {words.kept} <span className="tracker-keys">{words.keys}</span>
            </p>
            <div className="tracker-ways">
              <TaskFileButtons
                tasks={tasks}
                onExported={() => acts.say(words.said.exported(tasks.length))}
                onChosen={setFile}
              />
              {onLock && (
                <Button small variant="quiet" onClick={onLock}>
                  <LockKeyhole className="icon" />
                  {words.lock}
                </Button>
              )}
            </div>
          </div>
          {editing !== undefined && (
            <TaskDialog
              key={editing}
              id={editing}
              task={edited}
              onSave={(content) =>
                acts.save(editing === newTask ? undefined : editing, edited, content)
              }
              onClose={place.close}
            />
          )}
          <TaskNotice acts={acts} />
        </>
      )}
    </div>
  );
}
