import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Post } from '@/api/models/post';
import type { Place } from '@/api/outbox/act';
import { useLaidPosts } from '@/api/outbox/hooks';
import type { Laid } from '@/api/outbox/replay';
import type { FeedMemory } from './feedMemory';
import { newestFirst } from './order';

/** A feed, split into what stands in it and what waits behind the button. */
export type AcceptedFeed = {
  /** Undefined until the list has come for the first time. */
  readonly items: readonly Laid<Post>[] | undefined;
  /** Posts of others that came since. */
  readonly waiting: readonly Post[];
  /** Takes them into the list. */
  readonly accept: () => void;
};

/** One's own, as long as the outbox knows it; its key is then the act's. */
const isOwn = ({ key, entry }: Laid<Post>) => key !== String(entry.id);

/**
 * Lays the member's own acts over the newest snapshot and holds back posts of others that came since
 * the list was opened: what a person reads never moves by itself (decisions, section 6).
 */
export function useAccepted(
  place: Place,
  snapshot: readonly Post[] | undefined,
  memory: FeedMemory,
): AcceptedFeed {
  const ordered = useMemo(() => snapshot && newestFirst(snapshot), [snapshot]);
  const laid = useLaidPosts(place, ordered);
  const [accepted, setAccepted] = useState(() => memory.kept().accepted);
  if (accepted === undefined && ordered !== undefined) {
    setAccepted(new Set(ordered.map(({ id }) => id)));
  }

  const own = useMemo(
    () => laid.filter((one) => isOwn(one) && one.entry.id > 0).map(({ entry }) => entry.id),
    [laid],
  );
  const all = useMemo(() => {
    if (accepted === undefined || own.every((id) => accepted.has(id))) return accepted;
    return new Set([...accepted, ...own]);
  }, [accepted, own]);
  useEffect(() => {
    if (all === undefined) return;
    memory.keep({ accepted: all });
    setAccepted(all);
  }, [all, memory]);

  const items = useMemo(
    () => ordered && laid.filter((one) => isOwn(one) || all === undefined || all.has(one.entry.id)),
    [ordered, laid, all],
  );
  const waiting = useMemo(
    () => (all === undefined ? [] : (ordered ?? []).filter(({ id }) => !all.has(id))),
    [ordered, all],
  );
  const accept = useCallback(
    () => setAccepted(new Set((ordered ?? []).map(({ id }) => id))),
    [ordered],
  );
  return { items, waiting, accept };
}
