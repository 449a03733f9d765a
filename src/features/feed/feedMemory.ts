import type { Store } from '@reduxjs/toolkit';
import type { VirtualItem } from '@tanstack/react-virtual';
import { userKey } from '@/lib/userKey';
import { keepLines, keptLine } from './keptLines';
import type { Line } from './line';

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

function createMemory(line?: Line): FeedMemory {
  let kept: Kept = { line };
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

/** The memories of a page, whose lines outlive it: a reload leads to them again. */
function openMemories(): Map<string, FeedMemory> {
  const all = new Map<string, FeedMemory>();
  window.addEventListener('pagehide', () => {
    const own = `${userKey()} `;
    const lines = [...all].flatMap(([key, memory]): [string, Line][] => {
      const { line } = memory.kept();
      return line !== undefined && key.startsWith(own) ? [[key.slice(own.length), line]] : [];
    });
    keepLines(lines);
  });
  return all;
}

/**
 * The memory of a feed, for this member on this page.
 * @param place which feed
 * @param fresh true where the feed is opened anew: what it kept is forgotten
 */
export function feedMemory(store: Store, place: string, fresh: boolean): FeedMemory {
  const all = memories.get(store) ?? openMemories();
  memories.set(store, all);
  const key = `${userKey()} ${place}`;
  const memory = fresh ? createMemory() : (all.get(key) ?? createMemory(keptLine(place)));
  all.set(key, memory);
  return memory;
}
