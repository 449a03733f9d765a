import { X } from 'lucide-react';
import { createRoot, type Root } from 'react-dom/client';
import { updateWords as words } from '@/content/updateWords';
import { useRootClass } from '@/lib/useRootClass';
import { Button } from '@/ui/Button';
import * as styles from './offline.module.css';

type UpdateLineProps = { readonly onReload: () => void; readonly onDismiss: () => void };

function UpdateLine({ onReload, onDismiss }: UpdateLineProps) {
  useRootClass('with-update-line');
  return (
    <div className={styles.updateLine} data-slot="update-line">
      <p>{words.ready}</p>
      <Button small onClick={onReload}>
        {words.reload}
      </Button>
      <button
        type="button"
        className={styles.updateDismiss}
        onClick={onDismiss}
        aria-label={words.dismiss}
      >
        <X />
      </button>
    </div>
  );
}

let root: Root | undefined;

/** Outside the app's root, so that the page is not touched. */
export function showUpdate(props: UpdateLineProps): void {
  if (root === undefined) {
    // In the document before its text, so that screen readers announce it.
    const element = document.createElement('div');
    element.setAttribute('role', 'status');
    document.body.append(element);
    root = createRoot(element);
  }
  root.render(<UpdateLine {...props} />);
}

export function hideUpdate(): void {
  root?.render(null);
}
