import type { Store } from '@reduxjs/toolkit';
import type { VirtualItem } from '@tanstack/react-virtual';
import { userKey } from '@/lib/userKey';

/** A line of a list on screen: an entry, and how far below the window's top it begins, in pixels. */
export type Line = { readonly key: string; readonly top: number };

type Kept = {
  /** Ids of the posts that stand in the list; those that came later wait behind the button. */
  readonly accepted?: ReadonlySet<number>;
  /** Heights as they were measured. */
  readonly sizes?: VirtualItem[];
  /** What was read last; undefined above the list. */
  readonly line?: Line | undefined;
};

/** What a feed keeps while the member reads elsewhere, so that the way back leads to the very line. */
export type FeedMemory = {
  readonly kept: () => Kept;
  readonly keep: (more: Kept) => void;
  /** Whether the text of a post is open, by its key. */
  readonly isOpen: (key: string) => boolean;
  readonly toggle: (key: string) => void;
};

function createMemory(): FeedMemory {
  let kept: Kept = {};
  const open = new Set<string>();
  return {
    kept: () => kept,
    keep: (more) => {
      kept = { ...kept, ...more };
    },
    isOpen: (key) => open.has(key),
    toggle: (key) => {
      if (!open.delete(key)) open.add(key);
    },
  };
}

const memories = new WeakMap<Store, Map<string, FeedMemory>>();

/**
 * The memory of a feed, for this member on this page.
 * @param place which feed
 * @param fresh true where the feed is opened anew: what it kept is forgotten
 */
export function feedMemory(store: Store, place: string, fresh: boolean): FeedMemory {
  const all = memories.get(store) ?? new Map<string, FeedMemory>();
  memories.set(store, all);
  const key = `${userKey()} ${place}`;
  const memory = (fresh ? undefined : all.get(key)) ?? createMemory();
  all.set(key, memory);
  return memory;
}
