import { LockKeyhole, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { dueGroups, taskWords as words } from '@/content/taskWords';
import { isRestoredDocument } from '@/lib/isRestoredDocument';
import { tabIds } from '@/lib/draftStorage';
import { useToday } from '@/lib/useToday';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import * as layoutStyles from '@/ui/layout.module.css';
import * as taskBoardStyles from './taskBoard.module.css';
import * as taskTrackerStyles from './taskTracker.module.css';
import * as taskListStyles from './taskList.module.css';
import { columnLabel, type Task } from './task';
import { TaskBoard } from './TaskBoard';
import { TaskDialog } from './TaskDialog';
import type { ChosenFile } from './TaskFiles';
import { TaskFileButtons, TaskImport, TasksNotSaved, TasksUnreadable } from './TaskFiles';
import { doneTasks, filterTasks, openTasks, dueGroupOf } from './taskLists';
import { TaskGroups, type TaskListing } from './TaskGroups';
import { TaskNotice } from './TaskNotice';
import { TaskToolbar } from './TaskToolbar';
import { useTaskCommands } from './useTaskCommands';
import { type EditState, isUnsaved, readEdit } from './useTaskEdit';
import { useTasks } from './taskStorage';
import { newTask, useTrackerParams, type TrackerParams } from './useTrackerParams';
import { editTaskSlice } from './tracker.slice';

function TaskSummary({ tasks, today }: Pick<TaskListing, 'tasks' | 'today'>) {
  const open = openTasks(tasks);
  const due = (group: ReturnType<typeof dueGroupOf>) =>
    open.filter((task) => dueGroupOf(task.due, today) === group).length;
  const figures = [
    { label: words.open, count: open.length, kind: 'open' },
    ...dueGroups.slice(0, 3).map(({ value, label }) => ({ label, count: due(value), kind: value })),
  ];
  return (
    <dl className={taskTrackerStyles.summary} aria-label={words.summary}>
      {figures.map(({ label, count, kind }) => (
        <div key={kind} data-kind={count > 0 ? kind : undefined}>
          <dt>{label}</dt>
          <dd className={layoutStyles.num}>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The task of the address, if known. Reopens an unfinished edit, and removes unknown ids. */
function useEditedTask(params: TrackerParams, tasks: readonly Task[], ready: boolean) {
  const store = useStore<EditState>();
  const typed = useSelector(
    (state: EditState) => readEdit(editTaskSlice.selectors.select(state))?.id,
  );
  /** An unsaved edit that opens in place of the address's task `from`. */
  const [reopened, setReopened] = useState<{ readonly id?: string; readonly from?: string }>();
  if (reopened?.id !== undefined && reopened.id === params.task) setReopened({});
  const isReplaced = reopened?.id !== undefined && reopened.from === params.task;
  const requested = isReplaced ? reopened.id : params.task;
  const taskOf = (id: string | undefined) => tasks.find((task) => task.id === id);
  const isKnown = [newTask, typed].includes(requested) || taskOf(requested) !== undefined;

  useEffect(() => {
    if (!ready) return;
    const edit = readEdit(editTaskSlice.selectors.select(store.getState()));
    // Tabs share the edit: after a reload it may be another tab's.
    const hasDraft = isRestoredDocument() && `task\n${requested}` in tabIds();
    const isOther = edit !== undefined && edit.id !== requested && !hasDraft;
    if (isOther && isUnsaved(edit, taskOf(edit.id))) {
      setReopened({ id: edit.id, ...(requested !== undefined && { from: requested }) });
      return params.set('task', edit.id);
    }
    setReopened({});
    if (requested === undefined && edit !== undefined)
      store.dispatch(editTaskSlice.actions.clear());
    return requested !== undefined && !isKnown ? params.set('task', '') : undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the dialog syncs both
  }, [ready]);

  return ready && reopened !== undefined && isKnown ? requested : undefined;
}

function TaskList({ tasks, ...listing }: TaskListing) {
  const open = openTasks(tasks);
  const done = doneTasks(tasks);
  return (
    <div className={taskListStyles.taskList} data-column="all">
      {open.length > 0 && <h2 className={layoutStyles.sr}>{words.open}</h2>}
      <TaskGroups tasks={open} showState {...listing} />
      {done.length > 0 && (
        <section className={`${taskBoardStyles.taskGroup} ${taskListStyles.taskGroupDone}`}>
          <h2>{columnLabel('done')}</h2>
          <TaskGroups tasks={done} plain {...listing} />
        </section>
      )}
    </div>
  );
}

type TaskTrackerProps = {
  readonly heading: ReactNode;
  /** Replaces what had the focus. */
  readonly takesFocus?: boolean;
  /** Closes a tracker with a login of its own. */
  readonly onLock?: (() => void) | undefined;
};

/** The member's board, stored on this device (decisions, section 4). */
export function TaskTracker({ heading, takesFocus = false, onLock }: TaskTrackerProps) {
  const root = useRef<HTMLDivElement>(null);
  const today = useToday();
  const { storage, named, ...stored } = useTasks();
  const { tasks, unreadable } = stored;
  const params = useTrackerParams();
  const commands = useTaskCommands(storage, root, today);
  const [file, setFile] = useState<ChosenFile>();
  const ready = named && unreadable === undefined;
  const editing = useEditedTask(params, tasks, ready);
  useEffect(() => {
    if (!takesFocus) return;
    root.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [takesFocus]);

  const found = filterTasks(tasks, params);
  const edited = tasks.find(({ id }) => id === editing);
  const listing = { tasks: found, today, commands, onOpen: params.open };
  const View = params.view === 'list' ? TaskList : TaskBoard;
  const addButton = (
    <Button onClick={() => params.open(newTask)}>
      <Plus />
      {words.add}
    </Button>
  );
  const fileButtons = <TaskFileButtons tasks={tasks} commands={commands} onChosen={setFile} />;

  return (
    <div ref={root} className={taskTrackerStyles.tracker} tabIndex={-1} data-slot="task-tracker">
      {heading}
      {!named && (
        <EmptyState
          drawing="state-waiting-outbox"
          heading={words.unnamed}
          text={words.unnamedText}
        />
      )}
      {unreadable !== undefined && <TasksUnreadable storage={storage} text={unreadable} />}
      {ready && (
        <>
          {tasks.length > 0 && (
            <div className={taskTrackerStyles.trackerTop}>
              <TaskSummary tasks={tasks} today={today} />
              {addButton}
            </div>
          )}
          <TasksNotSaved storage={storage} stored={stored} />
          {file && (
            <TaskImport
              file={file}
              tasks={tasks}
              commands={commands}
              onClose={() => setFile(undefined)}
              onCancel={() => {
                // Its buttons disappear: back to where the file was chosen.
                root.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
                setFile(undefined);
              }}
            />
          )}
          {tasks.length > 0 ? (
            <TaskToolbar params={params} found={found.length} all={tasks.length} />
          ) : (
            <EmptyState drawing="admin-tasks" heading={words.empty} text={words.emptyText}>
              <div className={layoutStyles.row}>
                {addButton}
                {fileButtons}
              </div>
            </EmptyState>
          )}
          {tasks.length > 0 && found.length === 0 && (
            <EmptyState drawing="state-no-results" heading={words.noMatch} text={words.noMatchText}>
              <Button variant="outline" onClick={params.showAll}>
                {words.showAll}
              </Button>
            </EmptyState>
          )}
          {found.length > 0 && <View {...listing} />}
          <div className={taskTrackerStyles.trackerFoot}>
            <p className={`${layoutStyles.small} ${layoutStyles.muted}`}>
              {words.stored}{' '}
              {tasks.length > 0 && (
                <span className={taskTrackerStyles.trackerKeys}>{words.keys}</span>
              )}
            </p>
            <div className={taskTrackerStyles.trackerActions}>
              {tasks.length > 0 && fileButtons}
              {onLock && (
                <Button small variant="quiet" onClick={onLock}>
                  <LockKeyhole />
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
              onSave={(content, openedAt) =>
                editing === newTask
                  ? commands.add(content, openedAt)
                  : commands.save(editing, edited, content)
              }
              onClose={params.close}
            />
          )}
          <TaskNotice commands={commands} />
        </>
      )}
    </div>
  );
}
