import { X } from 'lucide-react';
import { createRoot, type Root } from 'react-dom/client';
import { updateWords as words } from '@/content/offlineWords';
import { useRootClass } from '@/lib/useRootClass';
import { Button } from '@/ui/Button';
import './updateLine.css';

/** What may be answered to the offer. */
type UpdateActs = { readonly onTake: () => void; readonly onDismiss: () => void };

/** 'A new version is ready', with Reload: a quiet line at the foot of the window. */
function UpdateLine({ onTake, onDismiss }: UpdateActs) {
  useRootClass('with-update-line');
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

let root: Root | undefined;

/** Its place stands in the document from the first time on, so that what comes into it is announced. */
function place(): Root {
  if (root !== undefined) return root;
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  document.body.append(element);
  root = createRoot(element);
  return root;
}

/** Shows the offer of a new version, outside the page, whose content it does not touch. */
export function showUpdate(acts: UpdateActs): void {
  place().render(<UpdateLine {...acts} />);
}

/** Takes the offer back. */
export function hideUpdate(): void {
  root?.render(null);
}
