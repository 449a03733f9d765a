import { prefetch } from '@/lib/prefetch';
import { retryImport } from '@/lib/retryImport';

export type ToastKind = 'success' | 'error' | 'info';

export type ToastAction = {
  readonly label: string;
  readonly href: string;
  /** Client-side navigation, such as the router's. */
  readonly go?: (href: string) => unknown;
};

const load = () => import('./toastHost');
let last: Promise<unknown> = Promise.resolve();

/** Shows a toast (specification, section 9); loads the library on first use. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction): void {
  last = last
    .then(() => retryImport(load, 'renderToast'))
    .then(({ renderToast }) => renderToast(kind, text, action))
    .catch((error: unknown) => console.error('A message could not be shown:', text, error));
}

/** Loads the toast library early; the first toast tries again. */
export const prefetchToasts = () => prefetch(load, 'renderToast');
