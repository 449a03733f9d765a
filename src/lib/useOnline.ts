import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', onChange, { signal: stop.signal });
  window.addEventListener('offline', onChange, { signal: stop.signal });
  return () => stop.abort();
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
}
