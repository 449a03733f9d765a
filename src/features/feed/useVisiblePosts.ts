import { useEffect, useMemo, useState } from 'react';
import type { Post } from '@/api/models/post';
import { hasNextPage } from '@/api/offlineCache';
import type { TargetList } from '@/outbox/item';
import { type MergedEntry, postSource, useMergedList } from '@/outbox/hooks';
import type { ListMemory } from '@/lib/windowed/listMemory';
import type { ScrollAnchor } from '@/lib/windowed/scrollAnchor';
import { newestFirst } from './newestFirst';

/** True for a post that was pending in this document: its item's id stays its key (`MergedEntry`). */
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
  const shown = shownIds ?? ordered?.map(({ id }) => id);
  const own = merged.filter((one) => isOwn(one) && one.entry.id > 0).map(({ entry }) => entry.id);
  if (shown !== undefined && (shownIds === undefined || own.some((id) => !shownIds.has(id))))
    setShownIds(new Set([...shown, ...own]));
  useEffect(() => {
    if (shownIds === undefined || ordered === undefined) return;
    memory.update({ shownIds });
    lastPosts.set(memory, ordered);
  }, [shownIds, ordered, memory]);

  const items = useMemo(
    () => ordered && merged.filter((one) => isOwn(one) || shownIds?.has(one.entry.id) !== false),
    [ordered, merged, shownIds],
  );
  return {
    /** Undefined until first loaded. */
    items,
    own: ordered === undefined ? merged : [],
    newPosts: (snapshot ?? []).filter(({ id }) => shownIds?.has(id) === false),
    /** Shows them, and from further down the list also what they pushed off. */
    showNewPosts: (anchor?: ScrollAnchor) =>
      setShownIds(
        new Set([...((anchor && shownIds) ?? []), ...(snapshot ?? []).map(({ id }) => id)]),
      ),
  };
}
