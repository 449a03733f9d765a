import { useCallback, useSyncExternalStore } from 'react';
import { ago, exactMoment } from './moments';

const minute = 60_000;

/** Timers stop while a device sleeps, so a page that is seen again is read at once. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Renders again only when its words change. */
export function Ago({ moment }: { readonly moment: number }) {
  const read = useCallback(() => ago(moment, Date.now()), [moment]);
  const words = useSyncExternalStore(subscribe, read, read);
  return (
    <time dateTime={new Date(moment).toISOString()} title={exactMoment(moment)}>
      {words}
    </time>
  );
}
