import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { type Self, unknownSelf } from '@/api/models/profile';
import type { Post } from '@/api/models/post';
import { pictureObjectUrl } from '@/lib/picture';
import { composerWords } from '@/content/writingWords';
import { useService } from '@/lib/servicesContext';
import { useAsync } from '@/lib/useAsync';
import { isOnline } from '@/lib/useOnline';
import { type OutboxItem, targetKey, type TargetList, targetListKey } from './item';
import { openOutbox, type Outbox, type OutboxServices } from './outbox';
import { type ListEntry, matchEntry, toListEntry } from './reconcile';

const noItems: readonly OutboxItem[] = [];

/** The app's outbox, opened on first use. */
export function useOutbox(): Outbox {
  const store = useStore();
  return useService(({ outbox }: OutboxServices) => outbox.get(() => openOutbox(store)));
}

/** The member's items, oldest first, synchronised over tabs; `targetList` limits them to a list. */
export function useOutboxItems(targetList?: TargetList): readonly OutboxItem[] {
  const outbox = useOutbox();
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => noItems);
  const key = targetList && targetListKey(targetList);
  return useMemo(
    () => (key === undefined ? items : items.filter((item) => targetKey(item) === key)),
    [items, key],
  );
}

/** False if items only live until the page is left. */
export function useIsOutboxStored(): boolean {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.isStored, () => true);
}

/** True while something unsent is in memory only: it is lost when the page is left. */
export function useHasUnstoredItems(): boolean {
  const outbox = useOutbox();
  return useOutboxItems().some(({ id, state }) => state !== 'sent' && !outbox.isStored(id));
}

/** False until stored items are read. */
export function useIsOutboxLoaded(): boolean {
  return useAsync(useOutbox(), (outbox) => outbox.whenLoaded().then(() => true)).value === true;
}

/** Upload progress, 0 to 1; undefined while not sending. */
export function useProgress(id: string): number | undefined {
  const outbox = useOutbox();
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.progress(id),
    () => undefined,
  );
}

/** An entry on screen; `item` while it is pending. */
export type MergedEntry<Entry> = {
  /** Stable while an item becomes the provider's entry, and after the item is gone. */
  readonly key: string;
  readonly entry: Entry;
  readonly item?: OutboxItem | undefined;
};

/** How items merge into such a list. */
export type MergeSource<Entry> = {
  readonly toListEntry: (entry: Entry) => ListEntry;
  /** The item as an entry, with a negative id to be unique. */
  readonly toPending: (item: OutboxItem, id: number, self: Self) => Entry | undefined;
  /** Where new entries are added. */
  readonly newest: 'first' | 'last';
};

/**
 * Merges pending items into a snapshot; each shows until a snapshot has it. `older` are those that this
 * snapshot was shown with, before another tab's had them. Pure.
 */
export function mergePending<Entry>(
  items: readonly OutboxItem[],
  snapshot: readonly Entry[],
  key: string,
  self: Self,
  source: MergeSource<Entry>,
  shownKeys: ReadonlyMap<number, string>,
  older: ReadonlySet<string> = new Set(),
): readonly MergedEntry<Entry>[] {
  const shown = snapshot.map((entry) => ({ entry, listed: source.toListEntry(entry) }));
  /** Pending ids of items that the list has, by the id of their entry. */
  const pendingIds = new Map<number, number>();
  const pending: MergedEntry<Entry>[] = [];
  // Before the member's names are known, an entry with the same words counts as the item.
  const isFound = (item: OutboxItem, entry: ListEntry) => {
    const match = matchEntry(item, entry, self);
    const isLikely = item.state === 'sent' || self.names.length === 0;
    return match === 'same' || (match === 'maybe' && isLikely);
  };
  for (const item of items) {
    if (targetKey(item) !== key || item.state === 'rejected') continue;
    const mayBeListed = item.state === 'sent' || item.leftAt !== undefined;
    const found = shown.find(
      ({ listed }) => mayBeListed && !pendingIds.has(listed.id) && isFound(item, listed),
    );
    const pendingId = -item.createdAt;
    if (found !== undefined) pendingIds.set(found.listed.id, pendingId);
    if (found !== undefined || (item.isShown === true && !older.has(item.id))) continue;
    const entry = source.toPending(item, pendingId, self);
    if (entry !== undefined)
      pending.push({ key: item.id, entry, ...(item.state !== 'sent' && { item }) });
  }
  const pendingKeys = new Set(pending.map(({ key: own }) => own));
  // The entry keeps the key it was shown with: with a new one React would mount it again. Without the
  // member's names another's entry may have got an item's key.
  const listed = shown.map(({ entry, listed: { id } }): MergedEntry<Entry> => {
    const shownKey = shownKeys.get(id) ?? shownKeys.get(pendingIds.get(id) ?? id);
    const isFree = shownKey !== undefined && !pendingKeys.has(shownKey);
    return { key: isFree ? shownKey : String(id), entry };
  });
  return source.newest === 'first' ? [...pending.toReversed(), ...listed] : [...listed, ...pending];
}

export const postSource: MergeSource<Post> = {
  newest: 'first',
  toListEntry,
  toPending: ({ payload, createdAt }, id, { name }) => {
    if (!('title' in payload)) return undefined;
    const { title, message, picture } = payload;
    return {
      id,
      author: name,
      title: title.trim(),
      body: message.trim(),
      createdAt,
      ...(picture === undefined ? {} : { picture: pictureObjectUrl(picture) }),
    };
  },
};

/** Ids of the pending items that a list was shown with last. */
const shownWith = new WeakMap<object, ReadonlySet<string>>();

/** The newest snapshot with pending items; `list` is the answer it was made of. `source` must be stable. */
export function useMergedList<Entry>(
  targetList: TargetList,
  snapshot: readonly Entry[] | undefined,
  source: MergeSource<Entry>,
  list: object | undefined = snapshot,
): readonly MergedEntry<Entry>[] {
  const outbox = useOutbox();
  const items = useOutboxItems();
  const self = useSyncExternalStore(outbox.subscribe, outbox.self, () => undefined);
  const key = targetListKey(targetList);
  const hasItems = items.length > 0;
  useEffect(() => {
    if (hasItems) outbox.loadSelf();
  }, [outbox, hasItems]);
  const shownKeys = outbox.shownKeys(key);
  const merged = useMemo(() => {
    const older = list && shownWith.get(list);
    return mergePending(items, snapshot ?? [], key, self ?? unknownSelf, source, shownKeys, older);
  }, [items, snapshot, list, key, self, source, shownKeys]);
  useEffect(() => {
    const pending = new Set<string>();
    for (const { key: shown, entry } of merged) {
      const { id } = source.toListEntry(entry);
      if (id < 0) pending.add(shown);
      if (shown === String(id)) shownKeys.delete(id);
      else shownKeys.set(id, shown);
    }
    if (list) shownWith.set(list, pending);
    // Also after `merged` alone: the item or the member may be known only after the snapshot.
    if (snapshot !== undefined) outbox.applySnapshot(key, snapshot.map(source.toListEntry), list);
  }, [merged, outbox, key, snapshot, source, shownKeys, list]);
  return merged;
}

type ListedEntry = { readonly key: string; readonly item?: OutboxItem | undefined };

/** Milliseconds after the last arrival. */
const highlightMs = 3000;

/** A queued item is sent only online. */
const isOnItsWay = ({ state }: OutboxItem) =>
  state === 'sending' || (state === 'queued' && isOnline());

const none: ReadonlySet<string> = new Set();

/**
 * Keys of entries to highlight: what the member has just written in this tab. Calls `onArrive` for each that
 * arrived, and with its item for one that is no longer on its way.
 */
export function useHighlightedKeys(
  entries: readonly ListedEntry[],
  onArrive?: (key: string, item: OutboxItem | undefined) => void,
): ReadonlySet<string> {
  const { isFromThisTab } = useOutbox();
  const [highlighted, setHighlighted] = useState(none);
  const seen = useRef<Set<string>>(undefined);
  const underway = useRef(new Set<string>());
  const arrive = useEffectEvent((key: string, item: OutboxItem | undefined) =>
    onArrive?.(key, item),
  );

  useEffect(() => {
    const pending = entries.filter(({ item }) => item !== undefined);
    // What was pending at first was written before.
    seen.current ??= new Set(pending.map(({ key }) => key));
    for (const { key, item } of pending) {
      if (seen.current.has(key)) continue;
      seen.current.add(key);
      if (item !== undefined && isFromThisTab(item)) underway.current.add(key);
    }
    for (const key of underway.current) {
      const entry = entries.find((one) => one.key === key);
      if (entry?.item !== undefined && isOnItsWay(entry.item)) continue;
      underway.current.delete(key);
      if (entry === undefined) continue;
      setHighlighted((keys) => new Set([...keys, key]));
      arrive(key, entry.item);
    }
  }, [entries, isFromThisTab]);

  useEffect(() => {
    if (highlighted === none) return undefined;
    const timer = setTimeout(() => setHighlighted(none), highlightMs);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return highlighted;
}

/** Labels of a post's fields, by the provider's names for them. */
const labels = new Map<string, string>([
  ['title', composerWords.title],
  ['content', composerWords.message],
  ['body', composerWords.message],
  ['post_image', composerWords.picture],
  ['media', composerWords.picture],
]);

/** Why it was rejected: what a provider says of a field makes no sense without its label. */
export function refusalOf({ error, payload }: OutboxItem): string | undefined {
  const [name = ''] =
    Object.entries(error?.fields ?? {}).find(([, said]) => said === error?.message) ?? [];
  const label = 'title' in payload ? labels.get(name) : undefined;
  return label === undefined ? error?.message : `${label}: ${error?.message}`;
}
