import type { Path } from 'react-router-dom';

export type Move = {
  readonly currentLocation: Path;
  readonly nextLocation: Path;
  readonly isBack: boolean;
};

type NavigationBlocker = {
  readonly shouldBlock: (move: Move) => boolean;
  /** Called with a stopped move; `proceed` makes it. */
  readonly onBlocked: (proceed: () => void) => void;
};

const blockers = new Set<NavigationBlocker>();

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
