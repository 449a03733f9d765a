import { useEffect, useEffectEvent } from 'react';

type Work = () => PromiseLike<unknown>;

const welcome = () => document.visibilityState === 'visible' && navigator.onLine;

/** Repeats work while the page is visible and online; at once on return if overdue. */
export function usePolling(work: Work, interval: number, wanted = true): void {
  const doWork = useEffectEvent(work);
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let busy = false;
    let due = Date.now() + interval;

    const wait = () => {
      clearTimeout(timer);
      if (!stop.signal.aborted && !busy && welcome()) {
        // Never longer, also after the clock was set back.
        const rest = Math.min(interval, Math.max(0, due - Date.now()));
        timer = setTimeout(() => void run(), rest);
      }
    };
    const run = async () => {
      if (!welcome()) return;
      busy = true;
      try {
        await doWork();
      } catch {
        // The caller of the work has handled the error; the next turn comes as usual.
      } finally {
        busy = false;
        due = Date.now() + interval;
        wait();
      }
    };

    const { signal } = stop;
    document.addEventListener('visibilitychange', wait, { signal });
    window.addEventListener('online', wait, { signal });
    window.addEventListener('offline', wait, { signal });
    wait();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [interval, wanted]);
}
