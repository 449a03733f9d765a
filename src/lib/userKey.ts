import { tabStorage } from './tabStorage';

/** Session storage: the stable key of this tab's member (specification, section 3). */
export const userKeyName = 'userKey';

/** Local storage: this browser's random salt for member keys. */
export const saltName = 'kb:salt';

/** Prefix of a key for one tab only. */
export const temporaryKeyPrefix = '~';

/** The member's suffix of all storage keys; empty for visitors (decisions, section 3). */
export const userKey = (): string => tabStorage.get(userKeyName) ?? '';

export const isIdentifiedKey = (key: string): boolean =>
  key !== '' && !key.startsWith(temporaryKeyPrefix);
