/** An entry on screen, and its distance from the window's top in pixels. */
export type ScrollAnchor = {
  readonly key: string;
  readonly top: number;
  readonly before?: true;
};

/** Height of the top bar and the button under it, in pixels. */
export const topInset = 80;

type Placed = { readonly key: unknown; readonly start: number; readonly end: number };

/** The first entry that shows below the top bar; undefined if there are no entries. */
export function findAnchor(items: readonly Placed[], scrolled: number): ScrollAnchor | undefined {
  const first = items.find(({ end }) => end > scrolled + topInset);
  return first && { key: String(first.key), top: first.start - scrolled };
}
