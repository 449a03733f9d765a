import { createRoot, type Root } from 'react-dom/client';
import { type UpdateActs, UpdateLine } from './UpdateLine';

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
