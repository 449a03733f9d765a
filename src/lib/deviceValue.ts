type Parser<Value> = (raw: unknown) => Value | undefined;

/** A value kept on this device, readable at once and observable (also from other tabs). */
export type DeviceValue<Value> = {
  /** The value now; the initial one where nothing readable is stored. Same reference until it changes. */
  get: () => Value;
  /** Stores the value. Returns false where the device refuses; the value then lives until reload. */
  set: (value: Value) => boolean;
  /** Calls back after each change, here or in another tab; returns the way to stop. */
  subscribe: (onChange: () => void) => () => void;
};

function readStored(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    // Storage is refused: the caller goes on with its initial value.
    return null;
  }
}

function parseStored<Value>(text: string, parse: Parser<Value>): Value | undefined {
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Keeps one JSON value in local storage under `key`.
 * @param parse turns what was stored into the value, or undefined when it is not one.
 * @param initial the value while nothing readable is stored.
 */
export function createDeviceValue<Value>(
  key: string,
  parse: Parser<Value>,
  initial: Value,
): DeviceValue<Value> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value = initial;
  let refused = false;

  const refresh = () => {
    if (refused) return;
    const stored = readStored(key);
    // Lists read a value at each render of each entry: the same text is not parsed again.
    if (stored === text) return;
    text = stored;
    value = (text === null ? undefined : parseStored(text, parse)) ?? initial;
  };

  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    for (const listener of listeners) listener();
  };

  return {
    get: () => {
      refresh();
      return value;
    },
    set: (next) => {
      value = next;
      try {
        text = JSON.stringify(next);
        localStorage.setItem(key, text);
        refused = false;
      } catch {
        refused = true;
      }
      for (const listener of listeners) listener();
      return !refused;
    },
    subscribe: (onChange) => {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}
