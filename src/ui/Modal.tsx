import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import './button.css';
import './dialog.css';
import './modal.css';
import { useModalDialog } from './useModalDialog';

type ModalProps = {
  readonly heading: string;
  /** Name of the button that closes it. */
  readonly close: string;
  /** Closed by that button or by Escape. */
  readonly onClose: () => void;
  /** As wide as a picture needs. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/**
 * A dialog over the page for as long as it is rendered. The browser keeps the focus inside and gives
 * it back to where it was.
 */
export function Modal({ heading, close, onClose, wide = false, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useModalDialog(dialog);

  return (
    <dialog
      ref={dialog}
      className={wide ? 'dialog modal modal--wide' : 'dialog modal'}
      aria-labelledby={id}
      data-slot="modal"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button
        type="button"
        className="btn btn--quiet btn--icon modal-close"
        aria-label={close}
        onClick={onClose}
      >
        <X className="icon" />
      </button>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}
