import { useEffect, useRef, useState } from 'react';
import { formWords } from '@/content/formWords';
import * as alertStyles from '@/ui/alert.module.css';
import { lostEvent, readyForm } from './deferEarlyActions';

/** After a prerendered form: says that its script could not be loaded, until the next submit. */
export function FormLoadFailure() {
  const [isLost, setIsLost] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const slot = box.current?.parentElement;
    const stop = new AbortController();
    const { signal } = stop;
    const hide = () => setIsLost(false);
    slot?.addEventListener(lostEvent, () => setIsLost(true), { signal });
    slot?.addEventListener(readyForm.event, hide, { signal });
    slot?.addEventListener('submit', hide, { signal, capture: true });
    return () => stop.abort();
  }, []);
  return (
    <div ref={box}>
      {isLost && (
        <p className={`${alertStyles.alert} ${alertStyles.alertDanger}`} role="alert">
          {formWords.lost}
        </p>
      )}
    </div>
  );
}
