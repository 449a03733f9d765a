import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { accessToken } from '@/session/sessionRecord';
import { lazyOptional } from '@/lib/lazyOptional';
import { useHydrated } from '@/lib/useHydrated';
import { userKey } from '@/lib/userKey';
import type { Memberships } from './membershipStatus';

/** Loaded for members only: it brings the outbox and the API. */
const Loader = lazyOptional(() => import('./MembershipsLoader'), 'MembershipsLoader');

/** The visitor or member, `restoring` while hydrating; `key` is empty without a member. */
function useViewer(): {
  readonly who: 'restoring' | 'visitor' | 'member';
  readonly key: string;
} {
  const hydrated = useHydrated();
  const key = useSelector(() => userKey());
  const token = useSelector(() => accessToken());
  if (!hydrated) return { who: 'restoring', key: '' };
  if (key !== '') return { who: 'member', key };
  return { who: token === undefined ? 'visitor' : 'restoring', key };
}

/** Memberships on public pages: visitors load nothing. The page must render `loader`. */
export function useMemberships(all = false): {
  /** Undefined while unknown, and for visitors. */
  readonly memberships: Memberships | undefined;
  readonly who: ReturnType<typeof useViewer>['who'];
  readonly loader: ReactNode;
} {
  const { who, key } = useViewer();
  const [read, setRead] = useState<{ readonly of: string; readonly what: Memberships }>();
  const onRead = useCallback((what: Memberships) => setRead({ of: key, what }), [key]);
  const known = key !== '' && read?.of === key;
  return {
    who,
    memberships: known ? read.what : undefined,
    loader: key !== '' && (
      <Suspense>
        <Loader key={key} all={all} onRead={onRead} />
      </Suspense>
    ),
  };
}
