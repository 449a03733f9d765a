/** A storage of the browser, or memory where it is refused; without memory it reads as empty there. */
export function safeStorage(storage: () => Storage, memory?: Map<string, string>) {
  return {
    /** What is stored; nothing if refused. */
    names: (): readonly string[] => {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
    get: (name: string): string | null => {
      try {
        return memory?.get(name) ?? storage().getItem(name);
      } catch {
        return null;
      }
    },
    /** Returns false if refused, as `remove` does. */
    set: (name: string, value: string): boolean => {
      memory?.delete(name);
      try {
        storage().setItem(name, value);
        return true;
      } catch {
        memory?.set(name, value);
        return false;
      }
    },
    remove: (name: string): boolean => {
      memory?.delete(name);
      try {
        storage().removeItem(name);
        return true;
      } catch {
        return false;
      }
    },
  };
}

export const deviceStorage = safeStorage(() => localStorage);

/** Listeners of an entry; `notify` calls them, and so does a change in another tab. */
export function entryListeners(name: string) {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === name || event.key === null) notify();
  };
  return {
    notify,
    subscribe: (onChange: () => void) => {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}
