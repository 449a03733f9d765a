import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  restoreAnchor,
  distanceToPageEnd,
  stayAtPageEnd,
  type ScrollAnchor,
  findAnchor,
  topInset,
} from './scrollAnchor';
import { watchFastScrolling } from './fastScrolling';
import type { ListMemory } from './listMemory';

const overscan = 3;

type Windowed = {
  readonly keys: readonly string[];
  readonly list: RefObject<HTMLElement | null>;
  readonly memory: ListMemory;
  /** Expected height of an unmeasured entry, in pixels. */
  readonly estimate: (index: number) => number;
};

/** Renders entries near the window and keeps the scroll anchor still when others change height. */
export function useWindowedList({ keys, list, memory, estimate }: Windowed) {
  const [margin, setMargin] = useState(0);
  const [focused, setFocused] = useState<string>();
  const [sizes] = useState(() => memory.state().sizes ?? []);
  const anchor = useRef<ScrollAnchor | undefined>(undefined);
  const anchoredAt = useRef(0);
  const moved = useRef(false);
  const isFastScrolling = useRef<() => boolean>(() => false);
  const [, render] = useReducer((times: number) => times + 1, 0);
  const indexes = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  const newest = useRef(indexes);
  useLayoutEffect(() => {
    newest.current = indexes;
  }, [indexes]);
  const focusedIndex = focused === undefined ? undefined : indexes.get(focused);

  // Nothing of its answers is memoized here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: estimate,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    overscan,
    // Renders in a task of its own; after a correction the entries move in the same frame.
    useFlushSync: false,
    onChange: (_, sync) => {
      if (!sync || !moved.current) return;
      moved.current = false;
      queueMicrotask(() => flushSync(render));
    },
    scrollMargin: margin,
    scrollPaddingStart: topInset,
    initialMeasurementsCache: sizes,
    // The focused entry stays rendered wherever the window is.
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        if (focusedIndex === undefined || shown.includes(focusedIndex)) return shown;
        return [...shown, focusedIndex].toSorted((one, other) => one - other);
      },
      [focusedIndex],
    ),
    measureElement: (element, ...measured) =>
      measureElement(element, ...measured) ||
      estimate(element instanceof HTMLElement ? Number(element.dataset['index']) : 0),
  });
  // Heights above the anchor never move the page, except during fast scrolling.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ index, end }) => {
    if (isFastScrolling.current()) return false;
    const read = anchor.current && newest.current.get(anchor.current.key);
    const moves = read === undefined ? end <= window.scrollY : index < read;
    moved.current ||= moves;
    return moves;
  };
  const [rendered] = useState(() => new Set<string | number | bigint>());
  const [next, setNext] = useState<string | number | bigint>();
  const near = virtualizer.getVirtualItems();
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: keys.length };
  const items = near.filter(
    ({ index, key }) =>
      rendered.has(key) || key === next || (index >= startIndex && index <= endIndex),
  );
  const missing = near.find((item) => !items.includes(item))?.key;
  useLayoutEffect(() => {
    rendered.clear();
    for (const { key } of items) rendered.add(key);
  }, [items, rendered]);
  // One by one, each in pieces: an entry out of view must not delay a frame.
  useEffect(() => {
    if (missing !== undefined) startTransition(() => setNext(missing));
  }, [missing]);

  /** Measured at the list: what is above it may have changed height. */
  const scrolled = useCallback(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top === undefined) return window.scrollY;
    // Positions far down are rounded: ignore less than a pixel.
    const above = top + window.scrollY;
    setMargin((known) => (Math.abs(above - known) < 1 ? known : Math.round(above)));
    return virtualizer.options.scrollMargin - top;
  }, [list, virtualizer]);

  const updateAnchor = useCallback(
    (offset = scrolled()) => {
      const { scrollY } = window;
      anchoredAt.current = scrollY;
      anchor.current =
        scrollY === 0 ? undefined : findAnchor(virtualizer.getVirtualItems(), offset);
      memory.update({ anchor: anchor.current });
    },
    [virtualizer, memory, scrolled],
  );

  const startOf = useCallback(
    (key: string) => {
      const index = newest.current.get(key);
      return index === undefined ? undefined : virtualizer.measurementsCache[index]?.start;
    },
    [virtualizer],
  );

  /** The list's offset changes with what is above it; corrected before the frame is painted. */
  useLayoutEffect(() => {
    scrolled();
    const observer = new ResizeObserver(() => {
      // Rendering may also render updates that were pending and move the list: measured again.
      flushSync(scrolled);
      flushSync(scrolled);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [scrolled]);

  const isEmpty = keys.length === 0;
  /** The browser's scroll anchoring ignores entries that are not rendered. */
  useLayoutEffect(() => {
    if (isEmpty) return undefined;
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, [isEmpty]);

  useLayoutEffect(() => {
    const fastScrolling = watchFastScrolling(() => updateAnchor());
    const leaveEnd = stayAtPageEnd(() => list.current);
    const handleFocus = () => updateAnchor();
    const handleScroll = () => {
      const { scrollY } = window;
      if (anchor.current !== undefined && scrollY === anchoredAt.current) return;
      const offset = scrolled();
      // Where the list moved in this frame the anchor is older, but not if the page got shorter.
      const isBefore = Math.abs(offset - scrollY) >= 1 && distanceToPageEnd() > 1;
      updateAnchor(isBefore ? scrollY : offset);
    };
    isFastScrolling.current = fastScrolling.isFastScrolling;
    window.addEventListener('scroll', handleScroll, { passive: true });
    // Where the focus moved the window to is known before anything is rendered for it.
    window.addEventListener('focusin', handleFocus, true);
    return () => {
      fastScrolling.stop();
      leaveEnd();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('focusin', handleFocus, true);
      memory.update({ sizes: virtualizer.takeSnapshot() });
    };
  }, [scrolled, updateAnchor, virtualizer, memory, list]);

  /** Restores the anchor after a change, except while the list's beginning is visible. */
  useLayoutEffect(() => {
    const { current } = anchor;
    const start = current && startOf(current.key);
    const offset = scrolled();
    if (
      current !== undefined &&
      start !== undefined &&
      virtualizer.options.scrollMargin - offset <= topInset
    ) {
      const off = start - offset - current.top;
      if (Math.abs(off) >= 1) window.scrollBy({ top: off, behavior: 'instant' });
    }
    updateAnchor();
  }, [keys, margin, startOf, scrolled, updateAnchor, virtualizer]);

  const goTo = useCallback(
    (wanted: ScrollAnchor) => {
      const element = list.current;
      if (element === null) return () => {};
      return restoreAnchor(element, wanted, () => {
        const start = startOf(wanted.key);
        if (start !== undefined) window.scrollTo({ top: start - wanted.top, behavior: 'instant' });
      });
    },
    [list, startOf],
  );

  const releaseAnchor = useCallback(() => {
    const { current } = anchor;
    anchor.current = undefined;
    return current;
  }, []);

  /** For the list's element: the focused entry stays rendered. */
  const focusHandlers = {
    onFocus: ({ target }: FocusEvent<HTMLElement>) =>
      setFocused(target.closest<HTMLElement>('[data-key]')?.dataset['key']),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
    },
  };

  return { virtualizer, items, releaseAnchor, goTo, indexes, setFocused, focusHandlers };
}
