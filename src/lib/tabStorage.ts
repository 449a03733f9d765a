/** What session storage refused. */
const held = new Map<string, string>();

/** Session storage, or memory if the browser refuses it. */
export const tabStorage = {
  get: (name: string): string | null => {
    try {
      return held.get(name) ?? globalThis.sessionStorage?.getItem(name) ?? null;
    } catch {
      return null;
    }
  },
  set: (name: string, value: string): void => {
    held.delete(name);
    try {
      sessionStorage.setItem(name, value);
    } catch {
      held.set(name, value);
    }
  },
  remove: (name: string): void => {
    held.delete(name);
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Storage refused.
    }
  },
};
