import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { retryUntilImported } from '@/lib/lazyOptional';
import { useService } from '@/lib/servicesContext';
import { useHydrated } from '@/lib/useHydrated';
import { useUserKey } from '@/lib/useUserKey';
import type { OutboxServices } from '@/outbox/outbox';
import { accessToken } from '@/session/readSession';
import { type Memberships, unknownMemberships } from './membershipStatus';
import type { MembershipsStore } from './observeMemberships';

const useMembershipsStore = useStore.withTypes<MembershipsStore>();

/** The visitor or member, `restoring` until it is known which; `key` is empty without a member. */
function useViewer(): { readonly who: 'restoring' | 'visitor' | 'member'; readonly key: string } {
  const hydrated = useHydrated();
  const key = useUserKey();
  const token = useSelector(() => accessToken());
  if (!hydrated) return { who: 'restoring', key: '' };
  if (key !== '') return { who: 'member', key };
  return { who: token === undefined ? 'visitor' : 'restoring', key };
}

/** The member's communities; `all` also loads those that they are not in. Visitors load nothing. */
export function useMemberships(all = false) {
  const { who, key } = useViewer();
  const store = useMembershipsStore();
  const service = useService(({ outbox }: OutboxServices) => outbox);
  const [read, setRead] = useState<{ readonly of: string; readonly what: Memberships }>();
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (key === '') return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const onChange = (what: Memberships) => setRead({ of: key, what });
    const onLost = () => {
      // A lost file that others need is never fetched again by the same document.
      const retry = () => (tries > 1 ? window.location.reload() : setTries(tries + 1));
      onChange({ ...unknownMemberships, isSettled: true, failed: true, isLost: true, retry });
    };
    const observe = async () => {
      // It brings the outbox and the API.
      const load = () => import('./observeMemberships');
      const { observeMemberships } = await retryUntilImported(load, 'observeMemberships', {
        signal,
        onLost,
      });
      observeMemberships({ store, service, all, onChange, signal });
    };
    void observe();
    return () => stop.abort();
  }, [store, service, key, all, tries]);
  // Undefined while unknown, and for visitors.
  return { who, memberships: key !== '' && read?.of === key ? read.what : undefined };
}
