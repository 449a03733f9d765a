import { useSyncExternalStore } from 'react';
import type { DeviceValue } from './deviceValue';

/** Observes a stored value; `onServer` while a prerendered page hydrates. */
export function useDeviceValue<Value>(stored: DeviceValue<Value>, onServer: Value): Value {
  return useSyncExternalStore(stored.subscribe, stored.get, () => onServer);
}
