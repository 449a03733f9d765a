import { type RefObject, useEffect } from 'react';
import { isCharacterKey } from '@/lib/characterKeys';
import { topInset } from '@/lib/windowed/scrollAnchor';
import type { ListMemory } from '@/lib/windowed/listMemory';

/** A post that begins so little above its place is read from its beginning, in pixels. */
const tolerance = 8;

/**
 * `j` and `k` go to the next and the previous post: from the one that has the focus, else from the
 * place that is read.
 * @param indexes of the posts, by their keys
 * @param goTo goes to a post, by its index; false where there is none
 */
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
      // Between two posts: the one that is read counts as the previous one once it has begun.
      const between = read === undefined ? -0.5 : begins ? read - 0.5 : read + 0.5;
      const from = focused ?? between;
      const next = step === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1;
      if (goTo(next)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list, indexes, memory, goTo]);
}
