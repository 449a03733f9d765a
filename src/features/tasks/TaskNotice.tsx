import { Undo2, X } from 'lucide-react';
import { taskWords as words } from '@/content/taskWords';
import { Button } from '@/ui/Button';
import './taskNotice.css';
import type { TaskActs } from './useTaskActs';

/** Says what was done last, with the way back. It stays until the next act or until it is dismissed. */
export function TaskNotice({ acts }: { readonly acts: TaskActs }) {
  const { notice, undo, dismiss } = acts;
  const back = notice?.undo;
  return (
    <div className={notice === undefined ? 'task-notice' : 'task-notice is-shown on-wall'}>
      <p role="status">
        <bdi>{notice?.text}</bdi>
      </p>
      {back !== undefined && (
        <Button small variant="accent" data-part="notice" onClick={() => undo(back)}>
          <Undo2 className="icon" />
          {words.undo}
        </Button>
      )}
      {notice !== undefined && (
        <Button
          variant="quiet"
          className="btn--icon"
          aria-label={words.dismiss}
          {...(back === undefined && { 'data-part': 'notice' })}
          onClick={dismiss}
        >
          <X className="icon" />
        </Button>
      )}
    </div>
  );
}
