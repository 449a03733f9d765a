import { useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import type { ToastAction, ToastKind } from './toast';
import { ToastClose, ToastText } from './ToastParts';
import { positionToasts } from './toastPosition';
import * as toastStyles from './toast.module.css';

/** Milliseconds, as in toast.module.css. */
const leaving = 240;

/** Animates toasts; a dragged one leaves at once. */
function ToastMove(props: ToastTransitionProps) {
  const { children, isIn, done, nodeRef, preventExitTransition } = props;
  useLayoutEffect(() => {
    positionToasts();
    props.playToast();
    // Once: it starts the toast's timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (isIn) return undefined;
    nodeRef.current?.setAttribute('data-leaving', '');
    const timer = setTimeout(done, preventExitTransition ? 0 : leaving);
    return () => clearTimeout(timer);
    // `done` changes at each render and must not restart the exit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isIn]);

  return children;
}

/** Specification, section 9: position and auto close of every toast. */
const autoClose = 5000;

let place: HTMLElement | undefined;

function mount(): HTMLElement {
  const element = document.createElement('div');
  createRoot(element).render(
    <ToastContainer
      position="top-right"
      autoClose={autoClose}
      transition={ToastMove}
      closeButton={ToastClose}
      icon={false}
      hideProgressBar
      newestOnTop
    />,
  );
  return element;
}

const looks = { success: '', error: toastStyles.toastDanger, info: toastStyles.toastInfo } as const;

/** Light unless the portal is dark (specification, section 9). */
const theme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** Shows a toast, mounting the container first. */
export function raiseToast(kind: ToastKind, text: string, action?: ToastAction): void {
  place ??= mount();
  if (!place.isConnected) document.body.append(place);
  toast(
    ({ closeToast }) => (
      <ToastText
        kind={kind}
        text={text}
        onFollow={() => closeToast()}
        {...(action && { action })}
      />
    ),
    {
      type: kind,
      theme: theme(),
      role: kind === 'error' ? 'alert' : 'status',
      className: `${toastStyles.toast} ${looks[kind]}`.trim(),
    },
  );
}
