import { useEffect, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/** Milliseconds a toast takes to leave, as in toast.css. */
const leaving = 240;

/** Brings a toast in and takes it away; a toast that was dragged off leaves at once. */
export function ToastMove(toast: ToastTransitionProps) {
  const { children, isIn, done, nodeRef, preventExitTransition } = toast;
  // Only the first time: the clock of a toast starts when it comes up.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => toast.playToast(), []);

  useEffect(() => {
    if (isIn) return undefined;
    nodeRef.current?.classList.add('is-leaving');
    const timer = setTimeout(done, preventExitTransition ? 0 : leaving);
    return () => clearTimeout(timer);
    // `done` is another function on each render, which must not start the leaving anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isIn]);

  return children;
}
