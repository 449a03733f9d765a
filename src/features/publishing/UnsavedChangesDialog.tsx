import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { accessToken } from '@/session/sessionRecord';
import { publishingWords } from '@/content/publishingWords';
import { useBlocker } from '@/lib/useBlocker';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

const words = publishingWords.leave;

type LeaveGuardProps = {
  /** True while something is written that was not published. */
  readonly unsaved: boolean;
  /** True where this device keeps it. */
  readonly kept: boolean;
};

/**
 * Asks before a page with unpublished words is left, within the portal and away from it. Who is
 * logged out goes without being asked: the page goes either way, and a draft is kept.
 */
export function UnsavedChangesDialog({ unsaved, kept }: LeaveGuardProps) {
  const { pathname: here } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      accessToken() !== undefined &&
      // Asked also for a moment after this page was left: then it is no longer its business.
      currentLocation.pathname === here &&
      nextLocation.pathname !== here,
  );

  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Modal heading={words.heading} close={words.stay} onClose={blocker.reset}>
      <p className="muted">{kept ? words.kept : words.lost}</p>
      <div className="modal-acts">
        <Button variant="outline" onClick={blocker.reset}>
          {words.stay}
        </Button>
        <Button onClick={blocker.proceed}>{words.go}</Button>
      </div>
    </Modal>
  );
}
