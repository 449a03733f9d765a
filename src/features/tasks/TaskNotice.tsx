import { CircleAlert, CircleCheck, Undo2, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { taskWords as words } from '@/content/taskWords';
import { Button } from '@/ui/Button';
import * as toastStyles from '@/ui/toast.module.css';
import * as styles from './taskTracker.module.css';
import { positionToasts } from '@/ui/toastPosition';
import type { TaskCommands } from './useTaskCommands';

/** Milliseconds; longer with an undo. */
const duration = { plain: 5000, undo: 10_000 } as const;

/** A toast with undo in the tracker, so that it can be focused; stays while hovered or focused. */
export function TaskNotice({ commands }: { readonly commands: TaskCommands }) {
  const { notice, undo, dismiss, leaveNotice } = commands;
  const [isPaused, setPaused] = useState(false);
  const back = notice?.undo;
  useLayoutEffect(positionToasts, [notice]);
  useEffect(() => {
    if (notice === undefined || isPaused) return undefined;
    const end = setTimeout(dismiss, duration[notice.undo === undefined ? 'plain' : 'undo']);
    return () => clearTimeout(end);
  }, [notice, isPaused, dismiss]);
  const pause = () => setPaused(true);
  const resume = () => setPaused(false);
  const shown = `${styles.taskNotice} ${styles.isShown} ${toastStyles.toast}`;
  const [Icon, look] =
    notice?.failed === true ? [CircleAlert, toastStyles.toastDanger] : [CircleCheck, ''];
  return (
    // Keys of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={notice === undefined ? styles.taskNotice : `${shown} ${look}`}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {notice !== undefined && <Icon />}
      <p role="status">
        {notice !== undefined && <span>{`${notice.text} `}</span>}
        {notice?.title !== undefined && <bdi>{words.noticeWords.title(notice.title)}</bdi>}
      </p>
      {back !== undefined && (
        <Button
          small
          variant="outline"
          data-part="notice"
          onClick={() => {
            resume();
            undo(back);
          }}
        >
          <Undo2 />
          {words.undo}
        </Button>
      )}
      {notice !== undefined && (
        <button
          type="button"
          className={toastStyles.toastClose}
          data-slot="toast-close"
          aria-label={words.dismiss}
          {...(back === undefined && { 'data-part': 'notice' })}
          onClick={() => {
            resume();
            leaveNotice();
          }}
        >
          <X />
        </button>
      )}
    </div>
  );
}
