import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCharacterKey, isDialogOpen, isTextField } from '@/lib/characterKeys';
import { topInset } from '@/lib/windowed/scrollAnchor';
import type { ListMemory } from '@/lib/windowed/listMemory';

/** Pixels by which a post may begin above the anchor and still count as unread. */
const tolerance = 8;

const feedKeys = new Set(['PageDown', 'PageUp', 'End', 'Home', 'j', 'k']);

const focusable = 'a[href], :is(button, input, select, textarea):enabled, summary, [tabindex="0"]';

/** What can be focused right before or after the list; undefined if nothing can. */
function neighbourOf(list: HTMLElement, side: 'before' | 'after'): HTMLElement | undefined {
  const { DOCUMENT_POSITION_FOLLOWING: following, DOCUMENT_POSITION_PRECEDING: preceding } = Node;
  const position = side === 'after' ? following : preceding;
  const all = [...document.querySelectorAll<HTMLElement>(focusable)];
  // What the list contains has another position.
  const isThere = (element: HTMLElement) =>
    list.compareDocumentPosition(element) === position &&
    (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
  return side === 'after' ? all.find(isThere) : all.findLast(isThere);
}

/** Ctrl End and Ctrl Home leave a focused list of any length (ARIA feed pattern). */
function leaveList(list: HTMLElement, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, target } = event;
  if (event.defaultPrevented || isTextField(target)) return false;
  if (!(ctrlKey || metaKey) || (key !== 'End' && key !== 'Home')) return false;
  if (!list.contains(document.activeElement)) return false;
  const neighbour = neighbourOf(list, key === 'End' ? 'after' : 'before');
  neighbour?.focus();
  return neighbour !== undefined;
}

/** `j` and `k`: next and previous post, from the focused one or the scroll position; the feed's keys. */
export function useFeedKeys(
  list: RefObject<HTMLElement | null>,
  indexes: ReadonlyMap<string, number>,
  memory: ListMemory,
  goTo: (index: number) => boolean,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A dialog of a post is inside its article.
    if (!feedKeys.has(event.key) || isDialogOpen()) return;
    if (list.current !== null && leaveList(list.current, event)) {
      event.preventDefault();
      return;
    }
    const { activeElement } = document;
    const post = list.current?.contains(activeElement)
      ? activeElement?.closest<HTMLElement>('[data-key]')
      : undefined;
    const focused = indexes.get(post?.dataset['key'] ?? '');
    // From article to article, wherever in it the focus is (ARIA practices).
    const page = focused === undefined ? undefined : { PageDown: 1, PageUp: -1 }[event.key];
    const step = page ?? (isCharacterKey(event, 'j') ? 1 : isCharacterKey(event, 'k') ? -1 : 0);
    if (step === 0) return;
    const { anchor } = memory.state();
    const read = indexes.get(anchor?.key ?? '');
    const begins = anchor !== undefined && anchor.top >= topInset - tolerance;
    // Between two posts: one that has begun counts as the previous one.
    const between = read === undefined ? -0.5 : begins ? read - 0.5 : read + 0.5;
    const from = focused ?? between;
    const next = step === 1 ? Math.floor(from) + 1 : Math.ceil(from) - 1;
    if (goTo(next)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
