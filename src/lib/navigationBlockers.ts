import type { Path } from 'react-router-dom';

export type Move = { readonly currentLocation: Path; readonly nextLocation: Path };

/** Something that must not be left unasked, such as a form with unsaved text. */
export type NavigationBlocker = {
  /** True if this move needs a confirmation. */
  readonly stops: (move: Move) => boolean;
  /** Called with a stopped move; `proceed` makes it. */
  readonly stopped: (proceed: () => void) => void;
};

const keepers = new Set<NavigationBlocker>();

/** Returns the function that unregisters it. */
export function registerBlocker(keeper: NavigationBlocker): () => void {
  keepers.add(keeper);
  return () => void keepers.delete(keeper);
}

/** Gives the move to the first blocker that stops it; true if one did. */
export function isBlocked(move: Move, proceed: () => void): boolean {
  const keeper = [...keepers].find(({ stops }) => stops(move));
  keeper?.stopped(proceed);
  return keeper !== undefined;
}
