/** Local storage. Where the browser refuses it, it reads as empty; `set` and `remove` return false. */
export const deviceStorage = {
  get: (name: string): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set: (name: string, value: string): boolean => {
    try {
      localStorage.setItem(name, value);
      return true;
    } catch {
      return false;
    }
  },
  remove: (name: string): boolean => {
    try {
      localStorage.removeItem(name);
      return true;
    } catch {
      return false;
    }
  },
};

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
    /** Returns the unsubscriber. */
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
