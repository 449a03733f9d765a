import { useLayoutEffect } from 'react';

/**
 * Marks the document with a class as long as something stands at the foot of its window, so that what
 * has the focus is scrolled clear of it. A rule of `:root:has(…)` would have the browser look through
 * the whole page at each change of it: at each post that a feed shows while it is scrolled.
 * @param mark the class
 */
export function useRootClass(mark: 'with-botnav' | 'with-update-line'): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(mark);
    return () => classList.remove(mark);
  }, [mark]);
}
