import { tabStorage } from '@/lib/tabStorage';
import { isIdentifiedKey, userKey, userKeyName } from '@/lib/userKey';

/** Specification, section 3. */
export const tokenCookie = 'token';
const tabTokenName = 'accessToken';

/** Session storage (specification, section 3). */
export const flags = { member: 'isLoggedIn', admin: 'isAdminLoggedIn' } as const;

/** From the cookie, which all tabs share; session storage copies it (specification, section 3). */
export function accessToken(): string | undefined {
  try {
    // Parsed by hand: the cookie library loads with a login only.
    const start = `${tokenCookie}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    const token = decodeURIComponent(found?.slice(start.length) ?? '');
    return token === '' ? undefined : token;
  } catch {
    return undefined;
  }
}

/** The last token this tab saw. */
export const tabToken = (): string | undefined => tabStorage.get(tabTokenName) ?? undefined;

/** Saves a token that the cookie has already. */
export const saveTabToken = (token: string) => tabStorage.set(tabTokenName, token);

/** Removes this tab's copy; the cookie stays. */
export const clearTabToken = () => tabStorage.remove(tabTokenName);

/** True if this tab's record belongs to the browser's token, so that nothing has to be fetched. */
export function isRecordCurrent(): boolean {
  const token = accessToken();
  return token !== undefined && token === tabToken() && isIdentifiedKey(userKey());
}

/** Session storage: the token's temporary key during restoration, when `userKey` is empty. */
export const temporaryKeyName = 'kb:temporary-key';

export function clearRecord(): void {
  clearTabToken();
  const names = [userKeyName, temporaryKeyName, flags.member, flags.admin];
  for (const name of names) tabStorage.remove(name);
}

/** Clears a record that is not current. Returns its token's temporary key, which the next reload finds too. */
export function clearOldRecord(): string {
  const token = accessToken();
  const isSameToken = token !== undefined && token === tabToken();
  const key = isSameToken ? userKey() || (tabStorage.get(temporaryKeyName) ?? '') : '';
  clearRecord();
  if (key === '' || !isSameToken) return '';
  saveTabToken(token);
  tabStorage.set(temporaryKeyName, key);
  return key;
}

const hasFlag = (name: string): boolean => tabStorage.get(name) === 'true';

/** True even if the token has expired. */
export const isLoggedInHere = (): boolean => hasFlag(flags.member) && userKey() !== '';

export const isAdminRecord = (): boolean => hasFlag(flags.admin);
