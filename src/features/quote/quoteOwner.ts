import type { Store } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { accessToken, tabToken } from '@/session/readSession';
import { selectSession } from '@/session/session.slice';
import { useHydrated } from '@/lib/useHydrated';
import { isIdentifiedKey, userKey } from '@/lib/userKey';
import { useUserKey } from '@/lib/useUserKey';
import { whenTrue } from '@/lib/whenTrue';

/** True for one's own and nobody's. */
export const isVisibleTo = (here: string, owner: string) => owner === '' || owner === here;

/** True if there is a login, but it is not known yet whose. */
export const isOwnerUnknown = (store: Store): boolean =>
  selectSession(store.getState()).status === 'restoring' &&
  userKey() === '' &&
  accessToken() !== undefined;

/** Milliseconds; longer than restoring lasts, unless its script is lost. */
const maxWaitMs = 10_000;

/** Resolves when the session is restored, with false if that takes too long. */
export async function whenRestored(store: Store): Promise<boolean> {
  const isRestored = () => selectSession(store.getState()).status !== 'restoring';
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([whenTrue(store, isRestored), timeout]);
  return isRestored();
}

/** The key of who called as `owner`: a temporary one may have become a member's since. */
export const currentOwner = (owner: string, token: string | undefined): string =>
  token !== undefined && tabToken() === token && !isIdentifiedKey(owner) ? userKey() : owner;

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
