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
