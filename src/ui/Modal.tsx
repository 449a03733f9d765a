import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import * as layoutStyles from './layout.module.css';
import * as buttonStyles from './button.module.css';
import * as dialogStyles from './dialog.module.css';
import { useModalDialog } from './useModalDialog';

type ModalProps = {
  readonly heading: string;
  readonly close: string;
  /** Also called on Escape. */
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A modal dialog while rendered; the browser contains and returns the focus. */
export function Modal({ heading, close, onClose, wide = false, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useModalDialog(dialog);

  return (
    <dialog
      ref={dialog}
      className={
        wide
          ? `${dialogStyles.dialog} ${dialogStyles.modal} ${dialogStyles.modalWide}`
          : `${dialogStyles.dialog} ${dialogStyles.modal}`
      }
      aria-labelledby={id}
      data-slot="modal"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button
        type="button"
        className={`${buttonStyles.btn} ${buttonStyles.btnQuiet} ${buttonStyles.btnIcon} ${dialogStyles.modalClose}`}
        aria-label={close}
        onClick={onClose}
      >
        <X className={layoutStyles.icon} />
      </button>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}
