import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { offlineDocument } from '@/config/offlinePlan';

/** Milliseconds between retries, doubling up to a minute. */
const pauses = { first: 2000, longest: 60_000 };

const again = () => window.location.reload();

/** The worker passes this request to the network. */
const siteAnswers = () => fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });

/** Reloads when the site answers again; checks first after a load, to avoid a loop. */
export function useReloadWhenOnline(): void {
  const led = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    let gone = false;
    let timer: number | undefined;
    let pause = pauses.first;
    const look = () => {
      // The browser reports the connection.
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
