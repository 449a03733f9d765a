import { useSyncExternalStore } from 'react';

let isAssumed = false;

/** Whether calls are worth a try: as the browser reports, or as `assumeOnline` knows better. */
export const isOnline = (): boolean => navigator.onLine || isAssumed;

const disregard = () => {
  isAssumed = false;
};

/** A host answered although the browser reports no connection: online until the next `offline` event. */
export function assumeOnline(): void {
  if (isAssumed) return;
  isAssumed = true;
  // Before the listeners that read it.
  window.addEventListener('offline', disregard, { once: true, capture: true });
  window.dispatchEvent(new Event('online'));
}

/** The host answers no more: if the app only assumes a connection, it is offline again. */
export function refuteOnline(): void {
  if (isAssumed) window.dispatchEvent(new Event('offline'));
}

function follow(onChange: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', onChange, { signal: stop.signal });
  window.addEventListener('offline', onChange, { signal: stop.signal });
  return () => stop.abort();
}

export function useOnline(): boolean {
  return useSyncExternalStore(follow, isOnline, () => true);
}
