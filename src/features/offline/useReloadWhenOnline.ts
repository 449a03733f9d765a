import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { offlineDocument } from '@/config/offlinePlan';

/** Milliseconds, doubling up to a minute. */
const retryDelayMs = { first: 2000, longest: 60_000 };

const reload = () => window.location.reload();

/** The worker passes this request to the network. */
const siteAnswers = () => fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });

/** Reloads when the site answers again; checks first after a load, to avoid a loop. */
export function useReloadWhenOnline(): void {
  const isNavigation = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    let isUnmounted = false;
    let timer: number | undefined;
    let delay = retryDelayMs.first;
    const check = () => {
      // The browser reports when the connection is back.
      if (isUnmounted || !navigator.onLine) return;
      siteAnswers().then(
        () => isUnmounted || reload(),
        () => {
          window.clearTimeout(timer);
          timer = window.setTimeout(check, delay);
          delay = Math.min(delay * 2, retryDelayMs.longest);
        },
      );
    };
    if (isNavigation) reload();
    else if (window.location.pathname !== offlineDocument) check();
    window.addEventListener('online', check);
    return () => {
      isUnmounted = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', check);
    };
  }, [isNavigation]);
}
