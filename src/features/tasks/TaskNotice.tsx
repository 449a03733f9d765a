import { CircleCheck, Undo2, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { taskWords as words } from '@/content/taskWords';
import { Button } from '@/ui/Button';
import '@/ui/toast.css';
import { positionToasts } from '@/ui/toastPosition';
import './taskNotice.css';
import type { TaskCommands } from './useTaskCommands';

/** How long it shows, in milliseconds: as for all toasts, and longer where there is a way back. */
const duration = { plain: 5000, undo: 10_000 } as const;

/**
 * A toast that says what was done last, with the way back. It is part of the tracker, so that the focus
 * can go to it, and it stays while the pointer or the focus is in it.
 */
export function TaskNotice({ acts }: { readonly acts: TaskCommands }) {
  const { notice, undo, dismiss } = acts;
  const [held, setHeld] = useState(false);
  const back = notice?.undo;
  const goesAway = notice !== undefined && !held;
  useLayoutEffect(positionToasts, [notice]);
  useEffect(() => {
    if (!goesAway) return undefined;
    const end = setTimeout(dismiss, back === undefined ? duration.plain : duration.undo);
    return () => clearTimeout(end);
  });
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // The keys are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={notice === undefined ? 'task-notice' : 'task-notice is-shown toast'}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {notice !== undefined && <CircleCheck className="icon" />}
      <p role="status">
        <bdi>{notice?.text}</bdi>
      </p>
      {back !== undefined && (
        <Button
          small
          variant="outline"
          data-part="notice"
          onClick={() => {
            release();
            undo(back);
          }}
        >
          <Undo2 className="icon" />
          {words.undo}
        </Button>
      )}
      {notice !== undefined && (
        <button
          type="button"
          className="toast-close"
          aria-label={words.dismiss}
          {...(back === undefined && { 'data-part': 'notice' })}
          onClick={() => {
            release();
            dismiss();
          }}
        >
          <X className="icon" />
        </button>
      )}
    </div>
  );
}
