import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { currentUser } from '@/session/session.api';
import { signInWords as words } from '@/content/loginWords';
import * as layoutStyles from '@/ui/layout.module.css';
import * as dialogStyles from '@/ui/dialog.module.css';
import * as styles from './signInDialog.module.css';
import { IconButton } from '@/ui/Button';
import { LazyForm } from '@/ui/form/LazyForm';
import { useModalDialog } from '@/ui/Modal';
import { LoginFields } from './LoginFields';
import { selectEmail } from '@/session/session.slice';

const selectProfile = currentUser.select();

type SignInDialogProps = {
  readonly onClose: () => void;
};

/** Over a page whose session ended, which waits (decisions, section 3). Returns the focus. */
export function SignInDialog({ onClose }: SignInDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const lastEmail = useSelector(selectEmail);
  const profile = useSelector(selectProfile).data?.profile;

  useModalDialog(dialog, 'input[type=password]');

  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.signIn}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <IconButton Icon={X} label={words.close} className={styles.signInClose} onClick={onClose} />
      <h2 id={id}>{words.ended}</h2>
      <p className={layoutStyles.muted}>{words.endedNote}</p>
      <LazyForm>
        <LoginFields id="sign-in" label={words.ended} email={lastEmail ?? profile?.email} />
      </LazyForm>
    </dialog>
  );
}
