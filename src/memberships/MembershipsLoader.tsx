import { useEffect, useMemo } from 'react';
import { useCommunitiesQuery, useMyCommunitiesQuery } from '@/api/communities.api';
import type { OutboxItem } from '@/outbox/item';
import { useIsOutboxLoaded, useOutboxItems } from '@/outbox/hooks';
import { type JoinItem, linkStatusesOf, type Memberships } from './membershipStatus';

const isJoin = (act: OutboxItem): act is JoinItem => act.kind === 'join';

type MembershipsLoaderProps = {
  readonly all: boolean;
  readonly onRead: (memberships: Memberships) => void;
};

/** Reports memberships upwards; renders nothing. */
export function MembershipsLoader({ all, onRead }: MembershipsLoaderProps) {
  const opened = useIsOutboxLoaded();
  const acts = useOutboxItems();
  const mine = useMyCommunitiesQuery(undefined, { refetchOnReconnect: true });
  const every = useCommunitiesQuery(undefined, { skip: !all, refetchOnReconnect: true });
  const joins = useMemo(() => acts.filter(isJoin), [acts]);
  const settled = ({ isSuccess, isError }: { isSuccess: boolean; isError: boolean }) =>
    isSuccess || isError;
  const isSettled = opened && settled(mine) && (!all || settled(every));
  const failed = mine.isError || every.isError;
  const [ours, theirs] = [mine.currentData, every.currentData];
  const [askOurs, askTheirs] = [mine.refetch, every.refetch];
  useEffect(() => {
    const retry = () => {
      void askOurs();
      if (all) void askTheirs();
    };
    const linkStatuses = linkStatusesOf({ mine: ours, all: theirs, joins });
    onRead({ mine: ours, all: theirs, joins, isSettled, failed, retry, linkStatuses });
  }, [onRead, ours, theirs, joins, isSettled, failed, all, askOurs, askTheirs]);
  return null;
}
