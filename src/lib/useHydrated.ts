import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered document and in the first render over it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
