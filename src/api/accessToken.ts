import { tabStorage } from '@/lib/tabStorage';

/** Specification, section 3: the cookie that holds the token. */
export const tokenCookie = 'token';
const sessionName = 'accessToken';

/**
 * The access token of the person who is logged in, or undefined (specification, section 3: kept in
 * the cookie `token` and in session storage as `accessToken`). The cookie decides, since it is shared
 * by all tabs; a token left in session storage after another tab logged out counts for nothing.
 */
export function accessToken(): string | undefined {
  try {
    // Read by hand: every page asks, and the library that writes cookies comes with a login.
    const start = `${tokenCookie}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    const token = decodeURIComponent(found?.slice(start.length) ?? '');
    return token === '' ? undefined : token;
  } catch {
    return undefined;
  }
}

/** The token this tab last knew, whatever the cookie says now. */
export const tabToken = (): string | undefined => tabStorage.get(sessionName) ?? undefined;

/** Keeps the token in this tab only: the cookie has it already. */
export const keepTabToken = (token: string): void => tabStorage.set(sessionName, token);

/** Forgets the token in this tab; the cookie stays. */
export const dropTabToken = (): void => tabStorage.remove(sessionName);
