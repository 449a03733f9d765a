/** What a toast is about: an act that worked, one that failed, or news. */
export type ToastKind = 'success' | 'error' | 'info';

/** A way on from a toast: a link of this site. */
export type ToastAction = {
  readonly label: string;
  readonly href: string;
  /** Goes there without loading the portal again; the router's `navigate` will do. */
  readonly go?: (href: string) => unknown;
};

const loadHost = () => import('./toastHost');
let last: Promise<unknown> = Promise.resolve();

/**
 * Shows a message for 5,000 ms at the top right (specification, section 9). The first toast of a
 * visit loads what draws them; several come up in the order they were asked for.
 */
export function showToast(kind: ToastKind, text: string, action?: ToastAction): void {
  last = last
    .then(loadHost)
    .then(({ raiseToast }) => raiseToast(kind, text, action))
    .catch((error: unknown) => console.error('A message could not be shown:', text, error));
}

/** Loads what draws toasts ahead of the first one, for pages that are about to show one. */
export function prepareToasts(): void {
  loadHost().catch(() => {
    // The first toast tries again.
  });
}
