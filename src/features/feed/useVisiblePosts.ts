import { useEffect, useMemo, useState } from 'react';
import type { Post } from '@/api/models/post';
import { hasNextPage } from '@/api/offlineCache';
import type { TargetList } from '@/outbox/item';
import { type MergedEntry, postSource, useMergedList } from '@/outbox/hooks';
import type { ListMemory } from '@/lib/windowed/listMemory';
import type { ScrollAnchor } from '@/lib/windowed/scrollAnchor';
import { newestFirst } from './order';

/** True while the outbox has the post: its key is the item's id then, not the post's. */
const isOwn = ({ key, entry }: MergedEntry<Post>) => key !== String(entry.id);

const lastPosts = new WeakMap<ListMemory, readonly Post[]>();

/** Ordered, with shown posts that newer ones pushed off the first page: the only one loaded. */
function withPushedOff(snapshot: readonly Post[], memory: ListMemory): readonly Post[] {
  const ordered = newestFirst(snapshot);
  const end = ordered.at(-1);
  const last = lastPosts.get(memory);
  if (end === undefined || !last || !hasNextPage(snapshot)) return ordered;
  const ids = new Set(ordered.map(({ id }) => id));
  const { shownIds } = memory.state();
  const isPushedOff = (post: Post) =>
    shownIds?.has(post.id) === true && !ids.has(post.id) && newestFirst([post, end])[1] === post;
  return [...ordered, ...last.filter(isPushedOff)];
}

/** Merges pending items. Others' new posts wait, so that nothing moves (decisions, section 6). */
export function useVisiblePosts(
  targetList: TargetList,
  snapshot: readonly Post[] | undefined,
  memory: ListMemory,
) {
  const ordered = useMemo(() => snapshot && withPushedOff(snapshot, memory), [snapshot, memory]);
  const merged = useMergedList(targetList, ordered, postSource, snapshot);
  const [shownIds, setShownIds] = useState(() => memory.state().shownIds);
  if (shownIds === undefined && ordered !== undefined) {
    setShownIds(new Set(ordered.map(({ id }) => id)));
  }

  const ownIds = useMemo(
    () => merged.filter((one) => isOwn(one) && one.entry.id > 0).map(({ entry }) => entry.id),
    [merged],
  );
  const all = useMemo(() => {
    if (shownIds === undefined || ownIds.every((id) => shownIds.has(id))) return shownIds;
    return new Set([...shownIds, ...ownIds]);
  }, [shownIds, ownIds]);
  useEffect(() => {
    if (all === undefined || ordered === undefined) return;
    memory.update({ shownIds: all });
    lastPosts.set(memory, ordered);
    setShownIds(all);
  }, [all, ordered, memory]);

  const items = useMemo(
    () =>
      ordered && merged.filter((one) => isOwn(one) || all === undefined || all.has(one.entry.id)),
    [ordered, merged, all],
  );
  return {
    /** Undefined until first loaded. */
    items,
    own: ordered === undefined ? merged : [],
    newPosts: all === undefined ? [] : (snapshot ?? []).filter(({ id }) => !all.has(id)),
    /** Shows them, and from further down the list also what they pushed off. */
    showNewPosts: (anchor?: ScrollAnchor) =>
      setShownIds(new Set([...((anchor && all) ?? []), ...(snapshot ?? []).map(({ id }) => id)])),
  };
}
