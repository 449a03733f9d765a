import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { accessToken } from '@/session/sessionRecord';
import { lazyOptional } from '@/lib/lazyOptional';
import { useHydrated } from '@/lib/useHydrated';
import { userKey } from '@/lib/userKey';
import type { Memberships } from './membershipStatus';

/** Brings the outbox and the provider's API: only members fetch it. */
const Reader = lazyOptional(async () => {
  const { MembershipsLoader } = await import('./MembershipsLoader');
  return MembershipsLoader;
});

/**
 * Who reads the page, known again as the session changes: `restoring` while the page hydrates and
 * until a login of another visit is named; `key` is empty for who is no member.
 */
export function useViewer(): {
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

/**
 * Where the member belongs, for pages that everybody reads: nothing of it stands in the document, and
 * visitors fetch none of what it takes.
 * @param all also reads the list of all communities
 * @returns what is known, and the `reader`, which the page renders where nothing else stands
 */
export function useMemberships(all = false): {
  /** Undefined while nothing is known, and for visitors. */
  readonly memberships: Memberships | undefined;
  readonly who: ReturnType<typeof useViewer>['who'];
  readonly reader: ReactNode;
} {
  const { who, key } = useViewer();
  const [read, setRead] = useState<{ readonly of: string; readonly what: Memberships }>();
  const onRead = useCallback((what: Memberships) => setRead({ of: key, what }), [key]);
  const known = key !== '' && read?.of === key;
  return {
    who,
    memberships: known ? read.what : undefined,
    reader: key !== '' && (
      <Suspense>
        <Reader key={key} all={all} onRead={onRead} />
      </Suspense>
    ),
  };
}
