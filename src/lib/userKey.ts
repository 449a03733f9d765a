import { tabStorage } from './tabStorage';

/** Name in session storage of the stable key of the member on this tab (specification, section 3). */
export const userKeyName = 'userKey';

/** Name in local storage of this browser's random number, with which keys of members are made. */
export const saltName = 'kb:salt';

/** What a key for one tab alone starts with. */
export const temporary = '~';

/**
 * The key of the member on this tab (decisions, section 3), which ends the key of everything kept for
 * them on this device; empty for visitors.
 */
export const userKey = (): string => tabStorage.get(userKeyName) ?? '';

/** True for a key that names a member. */
export const isNamed = (key: string): boolean => key !== '' && !key.startsWith(temporary);
