import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { emailOfKey } from '@/api/keepRecord';
import { signInWords as words } from '@/content/signInWords';
import { userKey } from '@/lib/userKey';
import '@/ui/dialog.css';
import { FormPlace } from '@/ui/form/FormPlace';
import { useModalDialog } from '@/ui/useModalDialog';
import { LoginFields } from './LoginFields';
import './signInDialog.css';
import { selectUser } from './user.slice';

type SignInDialogProps = {
  /** The member closed it instead of logging in. */
  readonly onClose: () => void;
};

/**
 * Stands over a page whose session has ended (decisions, section 3). The page behind it stays as it
 * is and waits; the focus goes back to where it was.
 */
export function SignInDialog({ onClose }: SignInDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const said = useSelector(selectUser)['email'];
  const email = typeof said === 'string' && said !== '' ? said : emailOfKey(userKey());

  useModalDialog(dialog, 'input[type=password]');

  return (
    <dialog
      ref={dialog}
      className="dialog sign-in"
      aria-labelledby={id}
      data-slot="sign-in-dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button
        type="button"
        className="btn btn--quiet btn--icon sign-in-close"
        aria-label={words.close}
        onClick={onClose}
      >
        <X className="icon" />
      </button>
      <h2 id={id}>{words.ended}</h2>
      <p className="muted">{words.endedNote}</p>
      <FormPlace>
        <LoginFields id="sign-in" label={words.ended} email={email} />
      </FormPlace>
    </dialog>
  );
}
