import { useEffect, useMemo, useState } from 'react';
import { useCommunitiesQuery, useMyCommunitiesQuery } from '@/api/communitiesApi';
import type { Act } from '@/api/outbox/act';
import { useActs, useOutbox } from '@/api/outbox/hooks';
import { marksOf } from './marks';
import type { JoinAct, Memberships } from './standing';

const isJoin = (act: Act): act is JoinAct => act.kind === 'join';

/** True once what this device kept of the outbox is read. */
function useOpened(): boolean {
  const outbox = useOutbox();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    let gone = false;
    void outbox.opened().then(() => !gone && setOpened(true));
    return () => {
      gone = true;
    };
  }, [outbox]);
  return opened;
}

type MembershipsReaderProps = {
  /** Also reads the list of all communities. */
  readonly all: boolean;
  readonly onRead: (memberships: Memberships) => void;
};

/** Reads where the member belongs and tells each change; shows nothing. */
export function MembershipsReader({ all, onRead }: MembershipsReaderProps) {
  const opened = useOpened();
  const acts = useActs();
  const mine = useMyCommunitiesQuery(undefined, { refetchOnReconnect: true });
  const every = useCommunitiesQuery(undefined, { skip: !all, refetchOnReconnect: true });
  const joins = useMemo(() => acts.filter(isJoin), [acts]);
  const settled = ({ isSuccess, isError }: { isSuccess: boolean; isError: boolean }) =>
    isSuccess || isError;
  const answered = opened && settled(mine) && (!all || settled(every));
  const failed = mine.isError || every.isError;
  const [ours, theirs] = [mine.currentData, every.currentData];
  const [askOurs, askTheirs] = [mine.refetch, every.refetch];
  useEffect(() => {
    const again = () => {
      void askOurs();
      if (all) void askTheirs();
    };
    const marks = marksOf({ mine: ours, all: theirs, joins });
    onRead({ mine: ours, all: theirs, joins, answered, failed, again, marks });
  }, [onRead, ours, theirs, joins, answered, failed, all, askOurs, askTheirs]);
  return null;
}
