import { useEffect, useMemo } from 'react';
import { useCommunitiesQuery, useMyCommunitiesQuery } from '@/api/communities.api';
import type { OutboxItem } from '@/outbox/item';
import { useIsOutboxLoaded, useOutboxItems } from '@/outbox/hooks';
import { type JoinItem, linkStatusesOf, type Memberships } from './membershipStatus';

const isJoin = (item: OutboxItem): item is JoinItem => item.kind === 'join';

type MembershipsLoaderProps = {
  readonly all: boolean;
  readonly onRead: (memberships: Memberships) => void;
};

/**
 * Reads memberships for `useMemberships`, which visitors load without it. It stands beside the page and
 * renders nothing: around it, it would replace the page's elements once it has loaded, and with them the
 * focus and what was typed.
 */
export function MembershipsLoader({ all, onRead }: MembershipsLoaderProps) {
  const opened = useIsOutboxLoaded();
  const items = useOutboxItems();
  const mine = useMyCommunitiesQuery(undefined, { refetchOnReconnect: true });
  const every = useCommunitiesQuery(undefined, { skip: !all, refetchOnReconnect: true });
  const joins = useMemo(() => items.filter(isJoin), [items]);
  const settled = ({ isSuccess, isError }: { isSuccess: boolean; isError: boolean }) =>
    isSuccess || isError;
  const isSettled = opened && settled(mine) && (!all || settled(every));
  const failed = mine.isError || every.isError;
  const [ours, theirs] = [mine.currentData, every.currentData];
  const [refetchOurs, refetchTheirs] = [mine.refetch, every.refetch];
  useEffect(() => {
    const retry = () => {
      void refetchOurs();
      if (all) void refetchTheirs();
    };
    const linkStatuses = linkStatusesOf({ mine: ours, all: theirs, joins });
    onRead({ mine: ours, all: theirs, joins, isSettled, failed, retry, linkStatuses });
  }, [onRead, ours, theirs, joins, isSettled, failed, all, refetchOurs, refetchTheirs]);
  return null;
}
