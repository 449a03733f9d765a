import Cookies from 'js-cookie';
import { dropTabToken, keepTabToken, tokenCookie } from './accessToken';

/** A browser that is closed and opened again within this many days is still logged in. */
const lifeInDays = 7;

/** Keeps the token: cookie for the whole site and 7 days, `Secure` on https, and this tab's copy. */
export function keepAccessToken(token: string): void {
  Cookies.set(tokenCookie, token, {
    path: '/',
    expires: lifeInDays,
    sameSite: 'strict',
    secure: globalThis.location?.protocol === 'https:',
  });
  keepTabToken(token);
}

/** Forgets the token in this browser. */
export function dropAccessToken(): void {
  Cookies.remove(tokenCookie, { path: '/' });
  dropTabToken();
}
