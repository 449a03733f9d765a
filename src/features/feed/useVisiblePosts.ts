import { useEffect, useMemo, useState } from 'react';
import type { Post } from '@/api/models/post';
import type { TargetList } from '@/outbox/item';
import { type MergedEntry, useMergedPosts } from '@/outbox/hooks';
import type { ListMemory } from '@/lib/windowed/listMemory';
import { newestFirst } from './order';

/** Own while the outbox has it; the key is then the item's. */
const isOwn = ({ key, entry }: MergedEntry<Post>) => key !== String(entry.id);

/** Merges pending items, and holds back others' new posts: nothing moves (decisions, section 6). */
export function useVisiblePosts(
  place: TargetList,
  snapshot: readonly Post[] | undefined,
  memory: ListMemory,
) {
  const ordered = useMemo(() => snapshot && newestFirst(snapshot), [snapshot]);
  const laid = useMergedPosts(place, ordered);
  const [accepted, setAccepted] = useState(() => memory.state().shownIds);
  if (accepted === undefined && ordered !== undefined) {
    setAccepted(new Set(ordered.map(({ id }) => id)));
  }

  const ownIds = useMemo(
    () => laid.filter((one) => isOwn(one) && one.entry.id > 0).map(({ entry }) => entry.id),
    [laid],
  );
  const all = useMemo(() => {
    if (accepted === undefined || ownIds.every((id) => accepted.has(id))) return accepted;
    return new Set([...accepted, ...ownIds]);
  }, [accepted, ownIds]);
  useEffect(() => {
    if (all === undefined) return;
    memory.update({ shownIds: all });
    setAccepted(all);
  }, [all, memory]);

  const items = useMemo(
    () => ordered && laid.filter((one) => isOwn(one) || all === undefined || all.has(one.entry.id)),
    [ordered, laid, all],
  );
  return {
    /** Undefined until first loaded. */
    items,
    /** Own posts while the list is loading. */
    own: ordered === undefined ? laid : [],
    /** New posts of others, behind the button. */
    waiting: all === undefined ? [] : (ordered ?? []).filter(({ id }) => !all.has(id)),
    /** Shows them. */
    accept: () => setAccepted(new Set((ordered ?? []).map(({ id }) => id))),
  };
}
