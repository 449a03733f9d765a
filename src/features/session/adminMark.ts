const name = 'kb:admin';

/**
 * Which member came by the admin login, so that a reopened browser or a second tab, which have no
 * session flags yet, find the admin again. It opens nothing by itself: the provider checks the token.
 */
export const adminMark = {
  is: (key: string): boolean => {
    try {
      return localStorage.getItem(name) === key;
    } catch {
      return false;
    }
  },
  set: (key: string, admin: boolean): void => {
    try {
      if (admin) localStorage.setItem(name, key);
      else if (adminMark.is(key)) localStorage.removeItem(name);
    } catch {
      // Without storage an admin logs in again.
    }
  },
};
