import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { offlineDocument } from '@/config/offlinePlan';
import { retryLost } from '@/lib/lazyOptional';

/** The worker passes this request to the network. */
const siteAnswers = () => fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });

/** Reloads when the site answers again; checks first after a load, to avoid a loop. */
export function useReloadWhenOnline(): void {
  const isNavigation = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const reload = () => signal.aborted || window.location.reload();
    if (isNavigation) reload();
    // It always shows this page: a reload at once would repeat for ever.
    else if (window.location.pathname === offlineDocument)
      window.addEventListener('online', reload, { signal });
    else void retryLost(siteAnswers, signal, 0).then(reload);
    return () => stop.abort();
  }, [isNavigation]);
}
