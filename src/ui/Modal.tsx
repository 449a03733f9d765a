import { type ComponentProps, useLayoutEffect, type ReactNode, useId, useRef } from 'react';
import { X } from 'lucide-react';
import { useCloseOnBack } from '@/lib/useBlocker';
import { IconButton } from './Button';
import * as dialogStyles from './dialog.module.css';

type ModalDialogProps = Omit<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClose'> & {
  /** Selector of what takes the focus. */
  readonly first?: string;
  /** Called on Escape. */
  readonly onClose: () => void;
};

/** A modal dialog while rendered; the browser contains and returns the focus. */
export function ModalDialog({ first, onClose, ...rest }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const lastFocus = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const noteFocus = () => {
      lastFocus.current = document.activeElement;
    };
    element.addEventListener('focusin', noteFocus);
    if (!element.open) element.showModal();
    if (first !== undefined) element.querySelector<HTMLElement>(first)?.focus();
    return () => {
      element.removeEventListener('focusin', noteFocus);
      // Closed before it unmounts, so that the browser returns the focus.
      element.close();
    };
  }, [first]);
  return (
    <dialog
      {...rest}
      ref={dialog}
      onCancel={(event) => {
        // One that cannot be prevented closes the dialog, which calls `onClose`.
        if (!event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => {
        // Chromium prevents one Escape for each thing a person does; the next one closes.
        if (currentTarget.open) return;
        // Before it opens again, which moves the focus.
        const last = lastFocus.current;
        currentTarget.showModal();
        if (last instanceof HTMLElement) last.focus();
        onClose();
      }}
    />
  );
}

type ModalProps = {
  readonly heading: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** With a heading and a button that closes it; so does a step back. */
export function Modal({ heading, close, onClose, wide = false, children }: ModalProps) {
  const id = useId();
  useCloseOnBack(onClose);
  return (
    <ModalDialog
      className={`${dialogStyles.dialog} ${dialogStyles.modal} ${wide ? dialogStyles.modalWide : ''}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <IconButton Icon={X} label={close} className={dialogStyles.modalClose} onClick={onClose} />
      <h2 id={id} dir="auto">
        {heading}
      </h2>
      {children}
    </ModalDialog>
  );
}
