import { useEffect, useEffectEvent } from 'react';
import { fieldOf } from './fieldOf';
import { isOnline } from './useOnline';

type Work = (signal: AbortSignal) => PromiseLike<unknown>;

const welcome = () => document.visibilityState === 'visible' && isOnline();

function requestedDelayMs(result: unknown): number {
  const wait = fieldOf(fieldOf(result, 'error'), 'retryAfterMs');
  return typeof wait === 'number' ? wait : 0;
}

/** Repeats work while the page is visible and online, at once if overdue; ends with the component. */
export function usePolling(work: Work, interval: number, wanted = true): void {
  const doWork = useEffectEvent(work);
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let busy = false;
    let pause = interval;
    let due = Date.now() + pause;

    const wait = () => {
      clearTimeout(timer);
      if (!stop.signal.aborted && !busy && welcome()) {
        // Never longer, also after the clock was set back.
        const rest = Math.min(pause, Math.max(0, due - Date.now()));
        timer = setTimeout(() => void run(), rest);
      }
    };
    const run = async () => {
      if (!welcome()) return;
      busy = true;
      pause = interval;
      try {
        pause = Math.max(interval, requestedDelayMs(await doWork(stop.signal)));
      } catch {
        // The caller of the work has handled the error; the next turn comes as usual.
      } finally {
        busy = false;
        due = Date.now() + pause;
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
