import type { Path } from 'react-router-dom';

export type Move = {
  readonly currentLocation: Path;
  readonly nextLocation: Path;
  /** A step back in the history. */
  readonly isBack: boolean;
};

/** Something that must not be left unasked, such as a form with unsaved text. */
type NavigationBlocker = {
  /** True if this move needs a confirmation. */
  readonly shouldBlock: (move: Move) => boolean;
  /** Called with a stopped move; `proceed` makes it. */
  readonly onBlocked: (proceed: () => void) => void;
};

const blockers = new Set<NavigationBlocker>();

/** Returns the function that unregisters it. */
export function registerBlocker(blocker: NavigationBlocker): () => void {
  blockers.add(blocker);
  return () => void blockers.delete(blocker);
}

/** Gives the move to the newest blocker that stops it; true if one did. */
export function blockNavigation(move: Move, proceed: () => void): boolean {
  const blocker = [...blockers].findLast(({ shouldBlock }) => shouldBlock(move));
  blocker?.onBlocked(proceed);
  return blocker !== undefined;
}
