import { X } from 'lucide-react';
import { updateWords as words } from '@/content/offlineWords';
import { useFootMark } from '@/lib/useFootMark';
import { Button } from '@/ui/Button';
import './updateLine.css';

/** What may be answered to the offer. */
export type UpdateActs = { readonly onTake: () => void; readonly onDismiss: () => void };

/** 'A new version is ready', with Reload: a quiet line at the foot of the window. */
export function UpdateLine({ onTake, onDismiss }: UpdateActs) {
  useFootMark('with-update-line');
  return (
    <div className="update-line" data-slot="update-line">
      <p>{words.ready}</p>
      <Button small onClick={onTake}>
        {words.reload}
      </Button>
      <button
        type="button"
        className="update-dismiss"
        onClick={onDismiss}
        aria-label={words.dismiss}
      >
        <X className="icon" />
      </button>
    </div>
  );
}
