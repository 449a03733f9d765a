import { X } from 'lucide-react';
import { createRoot, type Root } from 'react-dom/client';
import { updateWords as words } from '@/content/updateWords';
import { useRootClass } from '@/lib/useRootClass';
import { Button } from '@/ui/Button';
import * as styles from './offline.module.css';

type UpdateLineProps = { readonly onReload: () => void; readonly onDismiss: () => void };

/** A new version is ready: a line at the window's bottom. */
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

/** In the document from the start, so that screen readers announce it. */
function updateRoot(): Root {
  if (root !== undefined) return root;
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  document.body.append(element);
  root = createRoot(element);
  return root;
}

/** Outside the app's root, so that the page is not touched. */
export function showUpdate(props: UpdateLineProps): void {
  updateRoot().render(<UpdateLine {...props} />);
}

export function hideUpdate(): void {
  root?.render(null);
}
