import { safeStorage } from './deviceStorage';

/** Session storage, or memory if the browser refuses it. */
export const tabStorage = safeStorage(() => sessionStorage, new Map());
