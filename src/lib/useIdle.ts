import { useEffect, useState } from 'react';

/** False until the page has hydrated and the browser has nothing better to do (at most 2 s later). */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const settle = () => setIdle(true);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(settle, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
