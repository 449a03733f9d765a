import { useSyncExternalStore } from 'react';
import type { DeviceValue } from './deviceValue';

/**
 * The stored value of this device, kept current. While a prerendered page hydrates it is `onServer`,
 * so that the first render equals the document.
 */
export function useDeviceValue<Value>(stored: DeviceValue<Value>, onServer: Value): Value {
  return useSyncExternalStore(stored.subscribe, stored.get, () => onServer);
}
