import { useLocation } from 'react-router-dom';
import { accessToken } from '@/session/sessionRecord';
import { publishingWords } from '@/content/publishingWords';
import { useBlocker, useUnloadWarning } from '@/lib/useBlocker';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import * as dialogStyles from '@/ui/dialog.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

const words = publishingWords.leave;

type UnsavedChangesDialogProps = {
  readonly isUnsaved: boolean;
  /** True if a draft is stored. */
  readonly hasDraft: boolean;
};

/** Confirms leaving a page with unpublished text, except on logout. */
export function UnsavedChangesDialog({ isUnsaved, hasDraft }: UnsavedChangesDialogProps) {
  const { pathname: here } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      accessToken() !== undefined &&
      // Also called just after this page was left.
      currentLocation.pathname === here &&
      nextLocation.pathname !== here,
  );
  useUnloadWarning(isUnsaved);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal heading={words.heading} close={words.stay} onClose={blocker.reset}>
      <p className={layoutStyles.muted}>{hasDraft ? words.kept : words.lost}</p>
      <div className={dialogStyles.modalActs}>
        <Button variant="outline" onClick={blocker.reset}>
          {words.stay}
        </Button>
        <Button onClick={blocker.proceed}>{words.go}</Button>
      </div>
    </Modal>
  );
}
