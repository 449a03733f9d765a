import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { offlineDocument } from '@/config/offlinePlan';

/** Milliseconds until a site that did not answer is asked again: doubled each time, to a minute. */
const pauses = { first: 2000, longest: 60_000 };

const again = () => window.location.reload();

/** Resolves where the site answers, whatever it says: the worker leaves this question to the network. */
const siteAnswers = () => fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });

/**
 * Asks for this address anew as soon as the site answers: when the connection is back, and where a
 * link led here, since the page may be had by now. A document that was just loaded looks first, so
 * that nothing loads in a circle; a connection that comes back in pieces is looked for again.
 */
export function useReturn(): void {
  const led = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    let gone = false;
    let timer: number | undefined;
    let pause = pauses.first;
    const look = () => {
      // Without any connection the browser says when there is one.
      if (gone || !navigator.onLine) return;
      siteAnswers().then(
        () => gone || again(),
        () => {
          window.clearTimeout(timer);
          timer = window.setTimeout(look, pause);
          pause = Math.min(pause * 2, pauses.longest);
        },
      );
    };
    if (led) again();
    else if (window.location.pathname !== offlineDocument) look();
    window.addEventListener('online', look);
    return () => {
      gone = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', look);
    };
  }, [led]);
}
