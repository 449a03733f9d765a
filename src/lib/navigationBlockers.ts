import type { Path } from 'react-router-dom';

/** A way from one address of the portal to another. */
export type Move = { readonly currentLocation: Path; readonly nextLocation: Path };

/** Something that may not be left without a word, such as a form with unsaved words. */
export type NavigationBlocker = {
  /** True where this move has to wait for the person's answer. */
  readonly stops: (move: Move) => boolean;
  /** Told of a move that was stopped. @param proceed makes it after all */
  readonly stopped: (proceed: () => void) => void;
};

const keepers = new Set<NavigationBlocker>();

/** Stands at the gate until the returned function is called. */
export function registerBlocker(keeper: NavigationBlocker): () => void {
  keepers.add(keeper);
  return () => void keepers.delete(keeper);
}

/**
 * Asks who stands at the gate; the first who stops the move is given it.
 * @param proceed makes the move without asking again
 * @returns true where it was stopped
 */
export function isBlocked(move: Move, proceed: () => void): boolean {
  const keeper = [...keepers].find(({ stops }) => stops(move));
  keeper?.stopped(proceed);
  return keeper !== undefined;
}
