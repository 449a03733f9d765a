import { Download, Upload } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { taskWords } from '@/content/taskWords';
import { localDay } from '@/lib/calendarDay';
import { downloadText } from '@/lib/download';
import { useUnloadWarning } from '@/lib/useBlocker';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import type { Task } from './task';
import { compareTasks } from './taskChanges';
import { readTaskFile, type TaskReading, writeTasks } from './taskFile';
import type { StoredTasks, TaskStorage } from './taskStorage';
import type { TaskCommands } from './useTaskCommands';
import * as buttonStyles from '@/ui/button.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './taskTracker.module.css';

function exportTasks(tasks: readonly Task[]): void {
  const name = `tasks-${localDay(Date.now())}.json`;
  downloadText(name, writeTasks(tasks, 2), 'application/json');
}

type TaskFileButtonsProps = {
  readonly tasks: readonly Task[];
  readonly commands: TaskCommands;
  readonly onChosen: (file: ChosenFile) => void;
};

export function TaskFileButtons({ tasks, commands, onChosen }: TaskFileButtonsProps) {
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file === undefined) return;
    const reading = await readTaskFile(file);
    // So that the same file can be chosen again.
    input.value = '';
    onChosen({ name: file.name, reading });
  };
  return (
    <>
      {tasks.length > 0 && (
        <Button
          small
          variant="quiet"
          onClick={() => {
            exportTasks(tasks);
            commands.showNotice(taskWords.noticeWords.exported(tasks.length));
          }}
        >
          <Download />
          {taskWords.export}
        </Button>
      )}
      <label
        className={`${buttonStyles.btn} ${buttonStyles.btnQuiet} ${buttonStyles.btnSm} ${styles.taskFile}`}
      >
        <Upload />
        {taskWords.import}
        <input
          className={layoutStyles.sr}
          type="file"
          accept=".json,application/json"
          onChange={(event) => void read(event.currentTarget)}
        />
      </label>
    </>
  );
}

const words = taskWords.importing;

export type ChosenFile = { readonly name: string; readonly reading: TaskReading };

type TaskImportProps = {
  readonly file: ChosenFile;
  readonly tasks: readonly Task[];
  readonly commands: TaskCommands;
  readonly onClose: () => void;
  readonly onCancel: () => void;
};

/** A preview of the import; nothing changes before a decision. */
export function TaskImport({ file, tasks, commands, onClose, onCancel }: TaskImportProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { reading } = file;
  const { tasks: imported, error } = reading;
  useEffect(() => {
    if (reading) heading.current?.focus();
  }, [reading]);
  const found = imported && compareTasks(tasks, imported);
  const take = (how: 'merge' | 'replace') => {
    if (imported) commands.importTasks(imported, how);
    onClose();
  };
  return (
    <section
      className={`${styles.taskImport} ${cardStyles.card}`}
      data-slot="task-import"
      aria-labelledby={id}
    >
      <h2 id={id} ref={heading} tabIndex={-1}>
        <bdi>{words.heading(file.name)}</bdi>
      </h2>
      {error !== undefined && (
        <Alert kind="danger">
          {error} {words.untouched}
        </Alert>
      )}
      {imported && found && (
        <>
          <p>{words.question(imported.length)}</p>
          <p className={`${layoutStyles.muted} ${layoutStyles.small} ${layoutStyles.num}`}>
            {words.counts(found.fresh.length, found.newer.length, found.same)}
          </p>
        </>
      )}
      <div className={layoutStyles.row}>
        {imported && (
          <>
            <Button small onClick={() => take('merge')}>
              {words.merge}
            </Button>
            <Button small variant="outline" onClick={() => take('replace')}>
              {words.replace}
            </Button>
          </>
        )}
        <Button small variant="quiet" onClick={onCancel}>
          {imported ? words.cancel : taskWords.dismiss}
        </Button>
      </div>
    </section>
  );
}

type TasksNotSavedProps = { readonly storage: TaskStorage; readonly stored: StoredTasks };

/** Shown while changes cannot be stored; leaving the page asks. */
export function TasksNotSaved({ storage, stored }: TasksNotSavedProps) {
  useUnloadWarning(!stored.isStored);
  if (stored.isStored) return null;
  return (
    <Alert kind="danger">
      <p>{taskWords.refused}</p>
      <div className={`${layoutStyles.row} ${styles.taskRefused}`}>
        <Button small variant="outline" onClick={() => storage.retry()}>
          {taskWords.retry}
        </Button>
        <Button small variant="quiet" onClick={() => exportTasks(stored.tasks)}>
          {taskWords.export}
        </Button>
      </div>
    </Alert>
  );
}

type TasksUnreadableProps = { readonly storage: TaskStorage; readonly text: string };

/** Shown if stored tasks are unreadable: nothing is discarded without asking. */
export function TasksUnreadable({ storage, text }: TasksUnreadableProps) {
  return (
    <EmptyState
      failure
      drawing="state-error"
      heading={taskWords.unreadable}
      text={taskWords.unreadableText}
    >
      <div className={layoutStyles.row}>
        <Button onClick={() => downloadText('tasks-copy.json', text, 'application/json')}>
          {taskWords.downloadCopy}
        </Button>
        <Button variant="outline" onClick={() => storage.startEmpty()}>
          {taskWords.startOver}
        </Button>
      </div>
    </EmptyState>
  );
}
