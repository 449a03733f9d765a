import { useSyncExternalStore } from 'react';
import { entryListeners } from './deviceStorage';

const { notify, subscribe } = entryListeners('persist:root');
let isStored = true;

export function setIsStateStored(next: boolean): void {
  isStored = next;
  notify();
}

/** False if this device refused the last write of the persisted state. */
export const useIsStateStored = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isStored,
    () => true,
  );
