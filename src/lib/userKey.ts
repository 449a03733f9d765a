import { tabStorage } from './tabStorage';

/** Name in session storage of the stable key of the member on this tab (specification, section 3). */
export const userKeyName = 'userKey';

/**
 * The key of the member on this tab (decisions, section 3), which ends the key of everything kept for
 * them on this device; empty for visitors.
 */
export const userKey = (): string => tabStorage.get(userKeyName) ?? '';
