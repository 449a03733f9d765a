import { type MouseEvent as ReactMouseEvent, useLayoutEffect, useRef } from 'react';

/** False for a click that opens a link elsewhere, such as in a new tab. */
export const isPlainClick = (event: ReactMouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Handles a click, unless it is the second of two: that was meant for what was here before. */
export const onFirstClick =
  (handle: () => unknown) =>
  ({ detail }: ReactMouseEvent): void => {
    if (detail < 2) handle();
  };

const doubleClickMs = 500;

/** After a change of `shown` ignores a double click's second click: it was meant for the former. */
export function useDoubleClickGuard(shown: unknown): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // Its own function: one that listens already would end with the former change's time.
    const ignoreSecondClick = (event: MouseEvent) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const options = { capture: true, signal: AbortSignal.timeout(doubleClickMs) };
    // A press moves the focus.
    for (const type of ['mousedown', 'click'] as const)
      document.addEventListener(type, ignoreSecondClick, options);
  }, [shown]);
}
