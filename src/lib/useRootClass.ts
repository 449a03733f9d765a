import { useLayoutEffect } from 'react';

/** A root class for bars that take room from the page. `:root:has(…)` would restyle the whole page at each change. */
export function useRootClass(mark: 'with-botnav' | 'with-update-line'): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(mark);
    return () => classList.remove(mark);
  }, [mark]);
}
