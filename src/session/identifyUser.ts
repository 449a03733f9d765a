import Cookies from 'js-cookie';
import { sha256 } from '@/lib/sha256';
import { tabStorage } from '@/lib/tabStorage';
import { saltName, temporary, userKeyName } from '@/lib/userKey';
import { clearTabToken, flags, saveTabToken, tokenCookie } from './sessionRecord';

/** A browser that is closed and opened again within this many days is still logged in. */
const lifeInDays = 7;

/** Saves the token: cookie for the whole site and 7 days, `Secure` on https, and this tab's copy. */
export function saveToken(token: string): void {
  Cookies.set(tokenCookie, token, {
    path: '/',
    expires: lifeInDays,
    sameSite: 'strict',
    secure: globalThis.location?.protocol === 'https:',
  });
  saveTabToken(token);
}

/** Removes the token from this browser. */
export function clearToken(): void {
  Cookies.remove(tokenCookie, { path: '/' });
  clearTabToken();
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Read each time: all tabs share one. Where local storage is refused, each tab has its own. */
function salt(): string {
  const fresh = () => base64Url(crypto.getRandomValues(new Uint8Array(16)));
  try {
    const stored = localStorage.getItem(saltName);
    if (stored !== null && stored !== '') return stored;
    localStorage.setItem(saltName, tabStorage.get(saltName) ?? fresh());
    return localStorage.getItem(saltName) ?? '';
  } catch {
    if (tabStorage.get(saltName) === null) tabStorage.set(saltName, fresh());
    return tabStorage.get(saltName) ?? '';
  }
}

/**
 * The stable key of a member on this browser: a salted SHA-256 of the email address in small letters, so
 * that nothing stored under it names them. It is made at once: a login has no moment between its answer
 * and its entering in which another tab could come between.
 */
export function userKeyOf(email: string): string {
  const named = `${salt()}\n${email.trim().toLowerCase().normalize('NFC')}`;
  return `u.${base64Url(sha256(new TextEncoder().encode(named)).subarray(0, 16))}`;
}

/** A key for this tab alone, while the provider has not said whose token it is. */
export const temporaryKey = (): string => temporary + Math.random().toString(36).slice(2);

/** Who is logged in on this tab, as session storage holds it (decisions, section 3). */
export type SessionRecord = {
  readonly token: string;
  readonly key: string;
  /** Logged in by the admin login. */
  readonly admin: boolean;
};

/** Saves who is logged in on this tab. */
export function saveRecord({ token, key, admin }: SessionRecord): void {
  saveTabToken(token);
  tabStorage.set(userKeyName, key);
  tabStorage.set(flags.member, 'true');
  if (admin) tabStorage.set(flags.admin, 'true');
  else tabStorage.remove(flags.admin);
}

const adminName = 'kb:admin';

/**
 * Which member came by the admin login, so that a reopened browser or a second tab, which have no
 * session flags yet, find the admin again. It opens nothing by itself: the provider checks the token.
 */
export const adminFlag = {
  isSet: (key: string): boolean => {
    try {
      return localStorage.getItem(adminName) === key;
    } catch {
      return false;
    }
  },
  set: (key: string, admin: boolean): void => {
    try {
      if (admin) localStorage.setItem(adminName, key);
      else if (adminFlag.isSet(key)) localStorage.removeItem(adminName);
    } catch {
      // Without storage an admin logs in again.
    }
  },
};

const ownerName = 'kb:token-owner';

/** A digest of a token, which says nothing of it; undefined where this browser makes none. */
async function digestOf(token: string): Promise<string | undefined> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
    return btoa(String.fromCharCode(...new Uint8Array(hash)));
  } catch {
    return undefined;
  }
}

/**
 * Whose token it is that this browser's cookie holds, so that a reopened browser knows its member
 * without a connection too. Another token has another digest: nobody is taken for somebody else.
 */
export const tokenOwner = {
  /** The member's `userKey`; undefined where it is not known. */
  find: async (token: string): Promise<string | undefined> => {
    const digest = await digestOf(token);
    try {
      const [stored, key] = (localStorage.getItem(ownerName) ?? '').split(' ');
      return digest !== undefined && stored === digest && key !== '' ? key : undefined;
    } catch {
      return undefined;
    }
  },
  save: async (token: string, key: string): Promise<void> => {
    const digest = await digestOf(token);
    try {
      if (digest !== undefined) localStorage.setItem(ownerName, `${digest} ${key}`);
    } catch {
      // A reopened browser asks the provider.
    }
  },
  clear: (): void => {
    try {
      localStorage.removeItem(ownerName);
    } catch {
      // Nothing is there.
    }
  },
};
