import { X } from 'lucide-react';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { currentUser } from '@/session/session.api';
import { signInWords as words } from '@/content/loginWords';
import * as layoutStyles from '@/ui/layout.module.css';
import * as dialogStyles from '@/ui/dialog.module.css';
import * as styles from './signInDialog.module.css';
import { IconButton } from '@/ui/Button';
import { LazyForm } from '@/ui/form/LazyForm';
import { ModalDialog } from '@/ui/Modal';
import { LoginFields } from './LoginFields';
import { selectEmail } from '@/session/session.slice';

const selectProfile = currentUser.select();

/** Over a page whose session ended, which waits (decisions, section 3). Returns the focus. */
export function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const lastEmail = useSelector(selectEmail);
  const profile = useSelector(selectProfile).data?.profile;
  return (
    <ModalDialog
      first="input[type=password]"
      className={`${dialogStyles.dialog} ${styles.signIn}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <IconButton Icon={X} label={words.close} className={styles.signInClose} onClick={onClose} />
      <h2 id={id}>{words.ended}</h2>
      <p className={layoutStyles.muted}>{words.endedNote}</p>
      <LazyForm>
        <LoginFields id="sign-in" label={words.ended} email={lastEmail ?? profile?.email} />
      </LazyForm>
    </ModalDialog>
  );
}
