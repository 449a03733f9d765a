import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { offlineDocument } from '@/lib/offlinePlan';

const again = () => window.location.reload();

/** Resolves where the site answers, whatever it says: the worker leaves this question to the network. */
const siteAnswers = () => fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });

/**
 * Asks for this address anew: when the connection is back, and where a link led here, since the page
 * may be had by now. A document that was just loaded looks first whether the site answers, so that
 * nothing loads in a circle; the connection may have come back before this could listen for it.
 */
export function useReturn(): void {
  const led = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    let gone = false;
    if (led) again();
    else if (navigator.onLine && window.location.pathname !== offlineDocument) {
      siteAnswers().then(
        () => gone || again(),
        () => undefined,
      );
    }
    window.addEventListener('online', again);
    return () => {
      gone = true;
      window.removeEventListener('online', again);
    };
  }, [led]);
}
