import { useEffect, useRef } from 'react';
import { interestWords } from '@/content/interest';
import { Button } from '@/ui/Button';
import '@/ui/dialog.css';

/** The alert after Submit, as a dialog of the page: Escape and its button close it. */
export function InterestThanks({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog widget-thanks"
      aria-labelledby="interest-thanks"
      onClose={onClose}
    >
      <h2 id="interest-thanks">{interestWords.alert}</h2>
      <p className="muted">{interestWords.afterAlert}</p>
      <form method="dialog" className="row">
        <Button type="submit">{interestWords.close}</Button>
      </form>
    </dialog>
  );
}
