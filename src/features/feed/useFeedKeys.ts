import { type RefObject, useEffect } from 'react';
import { isCharacterKey } from '@/lib/characterKeys';
import { topInset } from '@/lib/windowed/scrollAnchor';
import type { ListMemory } from '@/lib/windowed/listMemory';

/** Pixels by which a post may begin above the anchor and still count as unread. */
const tolerance = 8;

/** `j` and `k`: next and previous post, from the focused one or the scroll position. */
export function useFeedKeys(
  list: RefObject<HTMLElement | null>,
  indexes: ReadonlyMap<string, number>,
  memory: ListMemory,
  goTo: (index: number) => boolean,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = isCharacterKey(event, 'j') ? 1 : isCharacterKey(event, 'k') ? -1 : 0;
      if (step === 0) return;
      const { activeElement } = document;
      const post = list.current?.contains(activeElement)
        ? activeElement?.closest<HTMLElement>('[data-key]')
        : undefined;
      const focused = indexes.get(post?.dataset['key'] ?? '');
      const { anchor: line } = memory.state();
      const read = indexes.get(line?.key ?? '');
      const begins = line !== undefined && line.top >= topInset - tolerance;
      // Between two posts: one that has begun counts as the previous one.
      const between = read === undefined ? -0.5 : begins ? read - 0.5 : read + 0.5;
      const from = focused ?? between;
      const next = step === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1;
      if (goTo(next)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list, indexes, memory, goTo]);
}
