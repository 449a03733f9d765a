import { Download, Upload } from 'lucide-react';
import { taskWords as words } from '@/content/taskWords';
import { localDay } from '@/lib/calendarDay';
import { downloadText } from '@/lib/download';
import { Button } from '@/ui/Button';
import type { Task } from './task';
import { readTaskFile, writeTasks } from './taskFile';
import type { ChosenFile } from './TaskImport';
import * as buttonStyles from '@/ui/button.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './taskTracker.module.css';

/** A JSON file, named by the day. */
export function exportTasks(tasks: readonly Task[]): void {
  const name = `tasks-${localDay(Date.now())}.json`;
  downloadText(name, writeTasks(tasks, 2), 'application/json');
}

type TaskFileButtonsProps = {
  readonly tasks: readonly Task[];
  readonly onExported: () => void;
  readonly onChosen: (file: ChosenFile) => void;
};

export function TaskFileButtons({ tasks, onExported, onChosen }: TaskFileButtonsProps) {
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
            onExported();
          }}
        >
          <Download className={layoutStyles.icon} />
          {words.export}
        </Button>
      )}
      <label
        className={`${buttonStyles.btn} ${buttonStyles.btnQuiet} ${buttonStyles.btnSm} ${styles.taskFile}`}
      >
        <Upload className={layoutStyles.icon} />
        {words.import}
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
