import { useSelector } from 'react-redux';
import { accessToken } from '@/session/sessionRecord';
import { useHydrated } from '@/lib/useHydrated';
import { userKey } from '@/lib/userKey';

/** The key of the member on this tab; empty for visitors. */
export const currentOwner = userKey;

/** True where the owner's things may be shown to who is here: their own, and those of nobody. */
export const isVisibleTo = (here: string, owner: string) => owner === '' || owner === here;

/** The member on this tab, read anew as the session changes; empty while the page hydrates. */
export function useOwner(): string {
  const hydrated = useHydrated();
  const owner = useSelector(() => currentOwner());
  return hydrated ? owner : '';
}

/** True for somebody who is not logged in; while the page hydrates everybody is. */
export function useIsVisitor(): boolean {
  const hydrated = useHydrated();
  const token = useSelector(() => accessToken());
  return !hydrated || token === undefined;
}
