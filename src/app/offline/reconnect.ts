import { onApi } from '@/api/registry';
import type { AppStore } from '@/app/store';

/**
 * Asks anew, as soon as the connection is back, for what is on screen and wants to be asked for then
 * (`refetchOnReconnect`).
 */
export function askOnReconnect({ dispatch }: AppStore): void {
  onApi(({ internalActions }) =>
    window.addEventListener('online', () => dispatch(internalActions.onOnline())),
  );
}
