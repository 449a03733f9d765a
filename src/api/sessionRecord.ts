import { tabStorage } from '@/lib/tabStorage';
import { userKey, userKeyName } from '@/lib/userKey';
import { accessToken, dropTabToken, tabToken } from './accessToken';

/** Names of the session flags, in session storage (specification, section 3). */
export const flags = { member: 'isLoggedIn', admin: 'isAdminLoggedIn' } as const;

/** What a key for one tab alone starts with. */
export const temporary = '~';

/** True for a key that names a member. */
export const isNamed = (key: string): boolean => key !== '' && !key.startsWith(temporary);

/** True where this tab's record names the member whose token the browser has: nobody has to ask who is here. */
export function recordHolds(): boolean {
  const token = accessToken();
  return token !== undefined && token === tabToken() && isNamed(userKey());
}

/** Forgets who was logged in on this tab. */
export function dropRecord(): void {
  dropTabToken();
  for (const name of [userKeyName, flags.member, flags.admin]) tabStorage.remove(name);
}

const hasFlag = (name: string): boolean => tabStorage.get(name) === 'true';

/** True while this tab counts as logged in, also where its token has lapsed meanwhile. */
export const believesLoggedIn = (): boolean => hasFlag(flags.member) && userKey() !== '';

/** True where the member on this tab came by the admin login. */
export const isAdminRecord = (): boolean => hasFlag(flags.admin);
