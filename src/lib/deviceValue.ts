import { useSyncExternalStore } from 'react';
import { deviceStorage, entryListeners } from './deviceStorage';
import { parseJson } from './parseJson';

type Parser<Value> = (raw: unknown) => Value | undefined;

export type DeviceValue<Value> = ReturnType<typeof createDeviceValue<Value>>;

/** A JSON value in local storage. `parse` returns undefined for what it does not understand. */
export function createDeviceValue<Value>(key: string, parse: Parser<Value>, initial: Value) {
  const { notify, subscribe } = entryListeners(key);
  let text: string | null | undefined;
  let value = initial;
  let refused = false;

  const refresh = () => {
    if (refused) return;
    const stored = deviceStorage.get(key);
    // Lists read this in each entry at each render: parse a text only once.
    if (stored === text) return;
    text = stored;
    value = parse(parseJson(text)) ?? initial;
  };

  return {
    initial,
    /** The same reference until it changes. */
    get: () => {
      refresh();
      return value;
    },
    /** Returns false if the device refuses; the value then lives until reload. */
    set: (next: Value) => {
      value = next;
      text = JSON.stringify(next);
      refused = !deviceStorage.set(key, text);
      notify();
      return !refused;
    },
    /** Also called for changes in other tabs. */
    subscribe,
  };
}

/** Device values whose names are `namePrefix` and a key, such as a member's; one for each key. */
export function createDeviceValues<Value>(
  namePrefix: string,
  parse: Parser<Value>,
  initial: Value,
): (key: string) => DeviceValue<Value> {
  const values = new Map<string, DeviceValue<Value>>();
  return (key) => {
    const value = values.get(key) ?? createDeviceValue(namePrefix + key, parse, initial);
    values.set(key, value);
    return value;
  };
}

/** Observes a stored value: the initial one while a prerendered page hydrates. */
export function useDeviceValue<Value>({ subscribe, get, initial }: DeviceValue<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
