/** What session storage refused. */
const values = new Map<string, string>();

/** Session storage, or memory if the browser refuses it. */
export const tabStorage = {
  get: (name: string): string | null => {
    try {
      return values.get(name) ?? globalThis.sessionStorage?.getItem(name) ?? null;
    } catch {
      return null;
    }
  },
  set: (name: string, value: string): void => {
    values.delete(name);
    try {
      sessionStorage.setItem(name, value);
    } catch {
      values.set(name, value);
    }
  },
  remove: (name: string): void => {
    values.delete(name);
    try {
      sessionStorage.removeItem(name);
    } catch {
      // Storage refused.
    }
  },
};
