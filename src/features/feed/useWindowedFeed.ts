import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { alignLine } from './alignLine';
import type { FeedMemory } from './feedMemory';
import { type Line, readLine, topRoom } from './line';
import { watchFlight } from './watchFlight';

/** Height of a post that was never measured, in pixels: one with a text of three lines. */
const usualHeight = 360;
const overscan = 3;

type Windowed = {
  readonly keys: readonly string[];
  readonly list: RefObject<HTMLElement | null>;
  readonly memory: FeedMemory;
};

/**
 * Renders only the posts near the window and keeps what is read still: when posts come, go or change
 * their height above it, the line stays where it is. On the way back to a feed its line is found again.
 */
export function useWindowedFeed({ keys, list, memory }: Windowed) {
  const [margin, setMargin] = useState(0);
  const [focused, setFocused] = useState<string>();
  const [sizes] = useState(() => memory.kept().sizes ?? []);
  const line = useRef<Line | undefined>(undefined);
  const moved = useRef(false);
  const flying = useRef<() => boolean>(() => false);
  const [, render] = useReducer((times: number) => times + 1, 0);
  const indexes = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  const newest = useRef(indexes);
  useLayoutEffect(() => {
    newest.current = indexes;
  }, [indexes]);
  const focusedIndex = focused === undefined ? undefined : indexes.get(focused);

  // Its answers are read anew at each render; nothing of them is memoized here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => usualHeight,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    overscan,
    // Scrolling renders in a task of its own, since what is near is there already. Where the virtualizer
    // moved the page for an entry that grew, the entries move in the same frame.
    useFlushSync: false,
    onChange: (_, sync) => {
      if (!sync || !moved.current) return;
      moved.current = false;
      queueMicrotask(() => flushSync(render));
    },
    scrollMargin: margin,
    scrollPaddingStart: topRoom,
    initialMeasurementsCache: sizes,
    // What has the focus stays in the document wherever the window is.
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        if (focusedIndex === undefined || shown.includes(focusedIndex)) return shown;
        return [...shown, focusedIndex].toSorted((one, other) => one - other);
      },
      [focusedIndex],
    ),
    measureElement: (...measured) => measureElement(...measured) || usualHeight,
  });
  // Whatever changes its height above the line, in whatever direction a person scrolls, moves nothing;
  // only in flight there is no line.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ index, end }) => {
    if (flying.current()) return false;
    const read = line.current && newest.current.get(line.current.key);
    const moves = read === undefined ? end <= window.scrollY : index < read;
    moved.current ||= moves;
    return moves;
  };
  const items = virtualizer.getVirtualItems();

  /**
   * How far entries are scrolled, measured at the list itself: what stands above it may have changed
   * its height since the margin was read.
   */
  const scrolled = useCallback(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top === undefined) return window.scrollY;
    // Far down, places are rounded: less than a pixel says nothing.
    const above = top + window.scrollY;
    setMargin((known) => (Math.abs(above - known) < 1 ? known : Math.round(above)));
    return virtualizer.options.scrollMargin - top;
  }, [list, virtualizer]);

  const note = useCallback(() => {
    const offset = scrolled();
    // Above the list nothing has to be kept still.
    line.current =
      window.scrollY === 0 ? undefined : readLine(virtualizer.getVirtualItems(), offset);
    memory.keep({ line: line.current });
  }, [virtualizer, memory, scrolled]);

  const startOf = useCallback(
    (key: string) => {
      const index = newest.current.get(key);
      return index === undefined ? undefined : virtualizer.measurementsCache[index]?.start;
    },
    [virtualizer],
  );

  /** Where the list begins changes with what stands above it. */
  useLayoutEffect(() => {
    scrolled();
    const observer = new ResizeObserver(scrolled);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [scrolled]);

  /** The browser's own anchoring knows nothing of entries that are not rendered. */
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    const flight = watchFlight(note);
    flying.current = flight.flying;
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      style.removeProperty('overflow-anchor');
      flight.stop();
      window.removeEventListener('scroll', note);
      memory.keep({ sizes: virtualizer.takeSnapshot() });
    };
  }, [note, virtualizer, memory]);

  /** Entries or what stands above them changed: the line goes back to where it was. */
  useLayoutEffect(() => {
    const { current } = line;
    const start = current && startOf(current.key);
    if (current !== undefined && start !== undefined) {
      const off = start - scrolled() - current.top;
      if (Math.abs(off) >= 1) window.scrollBy({ top: off, behavior: 'instant' });
    }
    note();
  }, [keys, margin, startOf, scrolled, note]);

  const goTo = useCallback(
    (wanted: Line) => {
      const element = list.current;
      if (element === null) return () => {};
      return alignLine(element, wanted, () => {
        const start = startOf(wanted.key);
        if (start !== undefined) window.scrollTo({ top: start - wanted.top, behavior: 'instant' });
      });
    },
    [list, startOf],
  );

  /** The line that is read now, which from here on is free to move. */
  const letGo = useCallback(() => {
    const { current } = line;
    line.current = undefined;
    return current;
  }, []);

  return { virtualizer, items, letGo, goTo, indexes, setFocused };
}
