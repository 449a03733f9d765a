/** A line of a list on screen: an entry, and how far below the window's top it begins, in pixels. */
export type ScrollAnchor = {
  readonly key: string;
  readonly top: number;
  /** It was read in the last document: the page was loaded anew since. */
  readonly before?: true;
};

/** Room that the top bar and the button under it take, in pixels. */
export const topInset = 80;

type Placed = { readonly key: unknown; readonly start: number; readonly end: number };

/**
 * The line a person reads: the first entry that shows below the top bar, and where it begins.
 * @param items entries in order
 * @param scrolled how far they are scrolled, in pixels: an entry that starts there begins at the
 *   window's top
 * @returns undefined where there are no entries
 */
export function findAnchor(items: readonly Placed[], scrolled: number): ScrollAnchor | undefined {
  const first = items.find(({ end }) => end > scrolled + topInset);
  return first && { key: String(first.key), top: first.start - scrolled };
}
