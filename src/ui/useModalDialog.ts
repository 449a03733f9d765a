import { type RefObject, useLayoutEffect } from 'react';

/**
 * Shows a dialog over the page for as long as it is rendered. The browser keeps the focus inside and
 * gives it back to where it was.
 * @param first selector of what has the focus at first; without it the browser chooses
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, first?: string): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (!element.open) element.showModal();
    if (first !== undefined) element.querySelector<HTMLElement>(first)?.focus();
    return () => {
      // Closed before it goes, so that the browser gives the focus back.
      element.close();
    };
  }, [dialog, first]);
}
