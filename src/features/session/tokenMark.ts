const name = 'kb:token-owner';

/** A print of a token, which says nothing of it; undefined where this browser takes none. */
async function printOf(token: string): Promise<string | undefined> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    return btoa(String.fromCharCode(...new Uint8Array(hash)));
  } catch {
    return undefined;
  }
}

/**
 * Whose token it is that this browser's cookie holds, so that a reopened browser knows its member
 * without a connection too. Another token has another print: nobody is taken for somebody else.
 */
export const tokenMark = {
  /** The member's `userKey`; undefined where it is not known. */
  ownerOf: async (token: string): Promise<string | undefined> => {
    const print = await printOf(token);
    try {
      const [kept, key] = (localStorage.getItem(name) ?? '').split(' ');
      return print !== undefined && kept === print && key !== '' ? key : undefined;
    } catch {
      return undefined;
    }
  },
  set: async (token: string, key: string): Promise<void> => {
    const print = await printOf(token);
    try {
      if (print !== undefined) localStorage.setItem(name, `${print} ${key}`);
    } catch {
      // A reopened browser asks the provider.
    }
  },
  drop: (): void => {
    try {
      localStorage.removeItem(name);
    } catch {
      // Nothing is there.
    }
  },
};
