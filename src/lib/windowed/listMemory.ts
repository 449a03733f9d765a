import type { VirtualItem } from '@tanstack/react-virtual';
import type { LazyService } from '@/lib/services';
import { tabStorage } from '@/lib/tabStorage';
import { userKey } from '@/lib/userKey';
import type { ScrollAnchor } from './scrollAnchor';

const storageKey = 'kb:feed-lines';

const isShape = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The document came by a reload or by Back from another site: its member goes on where they were. */
function comesAgain(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** Keeps the lines of feeds for the next document of this tab. @param lines by the feed */
function saveAnchors(lines: readonly (readonly [place: string, line: ScrollAnchor])[]): void {
  if (lines.length === 0) tabStorage.remove(storageKey);
  else tabStorage.set(storageKey, JSON.stringify(Object.fromEntries(lines)));
}

/** The line of a feed that the last document has kept; undefined where there is none to go back to. */
function savedAnchor(place: string): ScrollAnchor | undefined {
  if (!comesAgain()) return undefined;
  try {
    const kept: unknown = JSON.parse(tabStorage.get(storageKey) ?? '{}');
    const line = isShape(kept) ? kept[place] : undefined;
    if (!isShape(line)) return undefined;
    const { key, top } = line;
    return typeof key === 'string' && typeof top === 'number'
      ? { key, top, before: true }
      : undefined;
  } catch {
    return undefined;
  }
}

type Kept = {
  /** Ids of the posts that stand in the list; those that came later wait behind the button. */
  readonly accepted?: ReadonlySet<number>;
  /** Heights as they were measured. */
  readonly sizes?: VirtualItem[];
  /** What was read last; undefined above the list. */
  readonly line?: ScrollAnchor | undefined;
};

/** What a feed keeps while the member reads elsewhere, so that the way back leads to the very line. */
export type ListMemory = {
  readonly kept: () => Kept;
  readonly keep: (more: Kept) => void;
  /** Whether the text of a post is open, by its key. */
  readonly isOpen: (key: string) => boolean;
  readonly toggle: (key: string) => void;
};

function createMemory(line?: ScrollAnchor): ListMemory {
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

export type ListServices = {
  readonly listMemories: LazyService<Map<string, ListMemory>>;
};

/** The memories of a page, whose lines outlive it: a reload leads to them again. */
function openMemories(): Map<string, ListMemory> {
  const all = new Map<string, ListMemory>();
  window.addEventListener('pagehide', () => {
    const own = `${userKey()} `;
    const lines = [...all].flatMap(([key, memory]): [string, ScrollAnchor][] => {
      const { line } = memory.kept();
      return line !== undefined && key.startsWith(own) ? [[key.slice(own.length), line]] : [];
    });
    saveAnchors(lines);
  });
  return all;
}

/**
 * The memory of a feed, for this member on this page.
 * @param place which feed
 * @param fresh true where the feed is opened anew: what it kept is forgotten
 */
export function listMemory(
  { listMemories }: ListServices,
  place: string,
  fresh: boolean,
): ListMemory {
  const all = listMemories.get(openMemories);
  const key = `${userKey()} ${place}`;
  const memory = fresh ? createMemory() : (all.get(key) ?? createMemory(savedAnchor(place)));
  all.set(key, memory);
  return memory;
}
