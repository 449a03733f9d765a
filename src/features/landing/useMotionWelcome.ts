import { useCallback, useSyncExternalStore } from 'react';

const onServer = () => false;

/**
 * True while every condition holds and the page is in view: something may move by itself. Follows
 * each change, of the window as of the person's wishes; false in the prerendered document.
 * @param conditions media queries; the same array in every render
 */
export function useMotionWelcome(conditions: readonly string[]): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const lists = conditions.map((condition) => window.matchMedia(condition));
      for (const list of lists) list.addEventListener('change', onChange);
      document.addEventListener('visibilitychange', onChange);
      return () => {
        for (const list of lists) list.removeEventListener('change', onChange);
        document.removeEventListener('visibilitychange', onChange);
      };
    },
    [conditions],
  );
  const welcome = () =>
    document.visibilityState === 'visible' &&
    conditions.every((condition) => window.matchMedia(condition).matches);
  return useSyncExternalStore(subscribe, welcome, onServer);
}
