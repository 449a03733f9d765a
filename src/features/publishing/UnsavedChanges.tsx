import { useLocation } from 'react-router-dom';
import { accessToken } from '@/session/readSession';
import { publishingWords } from '@/content/publishingWords';
import { draftWords } from '@/content/writingWords';
import { useBlocker, useUnloadWarning } from '@/lib/useBlocker';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import * as dialogStyles from '@/ui/dialog.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

const words = publishingWords.leave;

type UnsavedChangesProps = { readonly isUnsaved: boolean; readonly isDraftStored: boolean };

/** Says if there is no draft; confirms leaving a page with unpublished text, except on logout. */
export function UnsavedChanges({ isUnsaved, isDraftStored }: UnsavedChangesProps) {
  const { pathname: here } = useLocation();
  const blocked = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      accessToken() !== undefined &&
      // Also called just after this page was left.
      currentLocation.pathname === here &&
      nextLocation.pathname !== here,
  );
  useUnloadWarning(isUnsaved);
  return (
    <>
      <p className={`${layoutStyles.small} ${layoutStyles.muted}`} role="status">
        {!isDraftStored && draftWords.refused}
      </p>
      {blocked !== undefined && (
        <Modal heading={words.heading} close={words.stay} onClose={blocked.reset}>
          <p className={layoutStyles.muted}>{isDraftStored ? words.stored : words.lost}</p>
          <div className={dialogStyles.modalActions}>
            <Button variant="outline" onClick={blocked.reset}>
              {words.stay}
            </Button>
            <Button onClick={blocked.proceed}>{words.go}</Button>
          </div>
        </Modal>
      )}
    </>
  );
}
