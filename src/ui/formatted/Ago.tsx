import { useSyncExternalStore } from 'react';
import { ago, exactMoment, weekdayTime } from './moments';

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
  const read = () => ago(moment, Date.now());
  const words = useSyncExternalStore(subscribe, read, read);
  return (
    <time dateTime={new Date(moment).toISOString()} title={exactMoment(moment)}>
      {words}
    </time>
  );
}

/** `weekdayTime` as of now: a page that is open over midnight adds the day. Empty without a moment. */
export function useWeekdayTime(moment: number | undefined): string {
  const read = () => (moment === undefined ? '' : weekdayTime(moment, Date.now()));
  return useSyncExternalStore(subscribe, read, read);
}
