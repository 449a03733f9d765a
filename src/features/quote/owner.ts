import { useSelector } from 'react-redux';
import { accessToken } from '@/session/readSession';
import { useHydrated } from '@/lib/useHydrated';
import { useUserKey } from '@/lib/useUserKey';

/** True for one's own and nobody's. */
export const isVisibleTo = (here: string, owner: string) => owner === '' || owner === here;

/** Empty for visitors, and until hydrated. */
export function useOwner(): string {
  const hydrated = useHydrated();
  const owner = useUserKey();
  return hydrated ? owner : '';
}

export function useIsVisitor(): boolean {
  const hydrated = useHydrated();
  const token = useSelector(() => accessToken());
  return !hydrated || token === undefined;
}
