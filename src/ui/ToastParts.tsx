import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { CloseButtonProps } from 'react-toastify/unstyled';
import type { ToastAction, ToastKind } from './toast';
import * as layoutStyles from './layout.module.css';
import * as toastStyles from './toast.module.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info } as const;

type ToastTextProps = {
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction;
  readonly onFollow: () => void;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function ToastText({ kind, text, action, onFollow }: ToastTextProps) {
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
      <Icon className={layoutStyles.icon} />
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

export function ToastClose({ closeToast }: CloseButtonProps) {
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
      <X className={layoutStyles.icon} />
    </button>
  );
}
