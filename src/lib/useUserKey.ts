import { useSelector } from 'react-redux';
import { userKey } from './userKey';

/** This tab's `userKey`, read again at each dispatch: it is in session storage, not in the store. */
export const useUserKey = (): string => useSelector(() => userKey());
