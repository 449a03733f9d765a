import type { VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { fieldOf } from '@/lib/fieldOf';
import { isRestoredDocument } from '@/lib/isRestoredDocument';
import { parseJson } from '@/lib/parseJson';
import { type LazyService, useService } from '@/lib/servicesContext';
import { tabStorage } from '@/lib/tabStorage';
import { userKey } from '@/lib/userKey';
import type { ScrollAnchor } from './scrollAnchor';

const storageKey = 'kb:feed-lines';

/** The anchors that the last document saved, by `listKey`. */
function savedAnchors(): (readonly [listKey: string, anchor: ScrollAnchor])[] {
  const saved = isRestoredDocument() ? parseJson(tabStorage.get(storageKey)) : undefined;
  if (typeof saved !== 'object' || saved === null) return [];
  return Object.entries(saved).flatMap(([listKey, anchor]) => {
    const [key, top] = [fieldOf(anchor, 'key'), fieldOf(anchor, 'top')];
    const isAnchor = typeof key === 'string' && typeof top === 'number';
    return isAnchor ? [[listKey, { key, top, isFromLastDocument: true }] as const] : [];
  });
}

type Remembered = {
  /** Ids of the shown posts; newer ones wait behind the button. */
  readonly shownIds?: ReadonlySet<number>;
  readonly sizes?: VirtualItem[];
  readonly anchor?: ScrollAnchor | undefined;
};

function createMemory(anchor?: ScrollAnchor) {
  let current: Remembered = { anchor };
  const open = new Set<string>();
  return {
    state: () => current,
    update: (more: Remembered) => {
      current = { ...current, ...more };
    },
    isOpen: (key: string) => open.has(key),
    toggle: (key: string) => {
      if (!open.delete(key)) open.add(key);
    },
  };
}

/** What a list remembers while its page is closed. */
export type ListMemory = ReturnType<typeof createMemory>;

export type ListServices = { readonly listMemories: LazyService<Map<string, ListMemory>> };

/** Memories of this page; their anchors survive a reload. */
function openMemories(): Map<string, ListMemory> {
  const before = savedAnchors();
  const all = new Map(before.map(([key, anchor]) => [`${userKey()} ${key}`, createMemory(anchor)]));
  window.addEventListener('pagehide', () => {
    const own = `${userKey()} `;
    const anchors = [...all].flatMap(([key, memory]): [string, ScrollAnchor][] => {
      const { anchor } = memory.state();
      return anchor !== undefined && key.startsWith(own) ? [[key.slice(own.length), anchor]] : [];
    });
    if (anchors.length === 0) tabStorage.remove(storageKey);
    else tabStorage.set(storageKey, JSON.stringify(Object.fromEntries(anchors)));
  });
  return all;
}

/** The memory of one list. `fresh` empties it. */
function listMemory({ listMemories }: ListServices, listKey: string, fresh: boolean): ListMemory {
  const all = listMemories.get(openMemories);
  const key = `${userKey()} ${listKey}`;
  const memory = fresh ? createMemory() : (all.get(key) ?? createMemory());
  all.set(key, memory);
  return memory;
}

/** The memory of a list: restored on Back, empty where a link opens it. */
export function useListMemory(listKey: string): ListMemory {
  const services = useService((all: ListServices) => all);
  const fresh = useNavigationType() !== NavigationType.Pop;
  const [memory] = useState(() => listMemory(services, listKey, fresh));
  return memory;
}

/** Whether an entry's text is expanded, remembered with its list. */
export function useRememberedOpen(
  memory: Pick<ListMemory, 'isOpen' | 'toggle'>,
  itemKey: string,
): readonly [boolean, () => void] {
  const [isOpen, setOpen] = useState(() => memory.isOpen(itemKey));
  const toggle = useCallback(() => {
    memory.toggle(itemKey);
    setOpen((was) => !was);
  }, [memory, itemKey]);
  return [isOpen, toggle];
}
