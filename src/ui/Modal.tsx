import { type RefObject, useLayoutEffect, type ReactNode, useId, useRef } from 'react';
import { X } from 'lucide-react';
import { useCloseOnBack } from '@/lib/useBlocker';
import { IconButton } from './Button';
import * as dialogStyles from './dialog.module.css';

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
  useCloseOnBack(onClose);

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
      <IconButton Icon={X} label={close} className={dialogStyles.modalClose} onClick={onClose} />
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}
