import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type MouseEvent, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type CloseButtonProps,
  toast,
  ToastContainer,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import { isPlainClick } from '@/lib/clicks';
import type { ToastAction, ToastKind } from './toast';
import { positionToasts } from './toastPosition';
import * as toastStyles from './toast.module.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

type ToastTextProps = {
  readonly kind: ToastKind;
  readonly text: string;
  readonly action: ToastAction | undefined;
  readonly onFollow: () => void;
};

function ToastText({ kind, text, action, onFollow }: ToastTextProps) {
  const Icon = icons[kind];
  const follow = (event: MouseEvent) => {
    if (action?.go !== undefined && isPlainClick(event)) {
      event.preventDefault();
      action.go(action.href);
    }
    onFollow();
  };
  return (
    <>
      <Icon />
      <div className={toastStyles.toastText}>
        <p>{text}</p>
        {action && (
          <a className={toastStyles.toastAction} href={action.href} onClick={follow}>
            {action.label}
          </a>
        )}
      </div>
    </>
  );
}

function ToastClose({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={toastStyles.toastClose}
      data-slot="toast-close"
      aria-label="Dismiss"
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <X />
    </button>
  );
}

let previousFocus: EventTarget | null = null;

/** Moves the focus out of a toast that closes: to what had it before, or else to the page. */
function returnFocus(closing: HTMLElement | null): void {
  for (const target of [previousFocus, document.getElementById('main')]) {
    const isInside = closing?.contains(document.activeElement) === true;
    if (isInside && target instanceof HTMLElement) target.focus({ preventScroll: true });
  }
}

/** Milliseconds, as `--dur-2`. */
const leavingMs = 240;

/** Animates toasts; a dragged one leaves at once. */
function ToastMove(props: ToastTransitionProps) {
  const { children, isIn, done, nodeRef, preventExitTransition } = props;
  useLayoutEffect(() => {
    positionToasts();
    props.playToast();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: it starts the toast's timer
  }, []);

  useEffect(() => {
    if (isIn) return undefined;
    returnFocus(nodeRef.current);
    nodeRef.current?.setAttribute('data-leaving', '');
    const timer = setTimeout(done, preventExitTransition ? 0 : leavingMs);
    return () => clearTimeout(timer);
    // `done` changes at each render and must not restart the exit.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isIn]);

  return children;
}

/** Milliseconds that a toast shows (specification, section 9); the same in toast.module.css. */
const toastMs = 5000;

let root: HTMLElement | undefined;

function mount(): HTMLElement {
  const element = document.createElement('div');
  element.addEventListener('focusin', ({ relatedTarget: from }) => {
    if (!(from instanceof Node && element.contains(from))) previousFocus = from;
    toast.pause();
  });
  element.addEventListener('focusout', () => toast.play());
  createRoot(element).render(
    <ToastContainer
      position="top-right"
      autoClose={toastMs}
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

export function renderToast(kind: ToastKind, text: string, action?: ToastAction): void {
  root ??= mount();
  if (!root.isConnected) document.body.append(root);
  toast(
    ({ closeToast }) => (
      <ToastText kind={kind} text={text} action={action} onFollow={() => closeToast()} />
    ),
    {
      type: kind,
      // Light unless the portal is dark (specification, section 9).
      theme: document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
      role: kind === 'error' ? 'alert' : 'status',
      className: `${toastStyles.toast} ${looks[kind]}`.trim(),
    },
  );
}
