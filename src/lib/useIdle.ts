import { useEffect, useState } from 'react';

/** True once the page has hydrated and is idle, or after 2 s. */
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
