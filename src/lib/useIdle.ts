import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** True once the page has hydrated and is idle, or after 2 s. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), 2000), []);
  return idle;
}
