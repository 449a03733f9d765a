import { type RefObject, useLayoutEffect } from 'react';

/** A modal dialog while rendered; the browser contains and returns the focus. */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, first?: string): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (!element.open) element.showModal();
    if (first !== undefined) element.querySelector<HTMLElement>(first)?.focus();
    return () => {
      // Closed before it unmounts, so that the browser returns the focus.
      element.close();
    };
  }, [dialog, first]);
}
