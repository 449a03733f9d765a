import { taskWords as words } from '@/content/taskWords';
import { downloadText } from '@/lib/download';
import { useUnloadWarning } from '@/lib/useBlocker';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import type { StoredTasks, TaskStorage } from './taskStorage';
import { exportTasks } from './TaskFiles';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './taskTracker.module.css';

type TasksNotSavedProps = { readonly storage: TaskStorage; readonly stored: StoredTasks };

/** Shown while changes cannot be stored; leaving the page asks. */
export function TasksNotSaved({ storage, stored }: TasksNotSavedProps) {
  useUnloadWarning(!stored.isStored);
  if (stored.isStored) return null;
  return (
    <Alert kind="danger" live>
      <p>{words.refused}</p>
      <div className={`${layoutStyles.row} ${styles.taskRefused}`}>
        <Button small variant="outline" onClick={() => storage.retry()}>
          {words.retry}
        </Button>
        <Button small variant="quiet" onClick={() => exportTasks(stored.tasks)}>
          {words.export}
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
      heading={words.unreadable}
      text={words.unreadableText}
    >
      <div className={layoutStyles.row}>
        <Button onClick={() => downloadText('tasks-copy.json', text, 'application/json')}>
          {words.downloadCopy}
        </Button>
        <Button variant="outline" onClick={() => storage.startEmpty()}>
          {words.startOver}
        </Button>
      </div>
    </EmptyState>
  );
}
