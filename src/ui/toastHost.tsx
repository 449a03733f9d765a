import { createRoot } from 'react-dom/client';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import type { ToastAction, ToastKind } from './toast';
import './toast.css';
import { ToastMove } from './ToastMove';
import { ToastClose, ToastText } from './ToastParts';

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

const looks = {
  success: 'toast',
  error: 'toast toast--danger',
  info: 'toast toast--info',
} as const;

/** Light unless the portal is dark (specification, section 9). */
const theme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** Shows one toast; the first one puts their container into the document. */
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
      className: looks[kind],
    },
  );
}
