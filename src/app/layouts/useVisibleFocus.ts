import { type RefObject, useEffect } from 'react';

type Held = {
  readonly element: Element;
  /** Where it begins in the window, and in the page, in pixels. */
  readonly top: number;
  readonly place: number;
};

/** For so long after a key was pressed, scrolling is that key's doing, in milliseconds. */
const keyScrolls = 500;

/** Hands that scroll: whoever uses them reads, and what is read stands still then. */
const reading = ['wheel', 'touchstart', 'pointerdown'] as const;

/** The element of the focus where somebody who uses keys sees all of it, else undefined. */
function seenFocus(): Held | undefined {
  const element = document.activeElement;
  if (element === null || !element.matches(':focus-visible')) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  const seen = top >= 0 && bottom <= window.innerHeight;
  return seen ? { element, top, place: top + window.scrollY } : undefined;
}

/**
 * Keeps the focus in sight while content above it comes late or changes its height (WCAG 2.2, 2.4.11).
 * Only for those who use keys: what they are at is the focus. Inside `foot` it stays where it is in
 * the window; elsewhere the text around it does, unless the focus would leave the window.
 * @param foot stands below everything that comes late
 */
export function useVisibleFocus(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let held: Held | undefined;
    let byKeys = false;
    let pressedAt = Number.NEGATIVE_INFINITY;
    const stop = new AbortController();
    const { signal } = stop;
    const note = () => {
      held = byKeys ? seenFocus() : undefined;
    };
    const hold = () => {
      if (held === undefined || held.element !== document.activeElement) return;
      const { element, top } = held;
      const moved = element.getBoundingClientRect().top - top;
      if (Math.abs(moved) < 1) return;
      if (foot.current?.contains(element) === true) {
        window.scrollBy({ top: moved, behavior: 'instant' });
      } else element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const observer = new ResizeObserver(hold);
    observer.observe(document.body);
    const start = () => {
      byKeys = true;
      note();
    };
    document.addEventListener('focusin', start, { signal });
    /** Content may have pushed the focus away before its own height is told: it comes back first. */
    const onScroll = () => {
      const { element, place = 0 } = held ?? {};
      const now = (element?.getBoundingClientRect().top ?? 0) + window.scrollY;
      const pushed = element !== undefined && Math.abs(now - place) >= 1;
      if (pushed && performance.now() - pressedAt > keyScrolls) hold();
      note();
    };
    const press = () => {
      pressedAt = performance.now();
    };
    window.addEventListener('keydown', press, { signal, passive: true });
    window.addEventListener('scroll', onScroll, { signal, passive: true });
    window.addEventListener('resize', note, { signal, passive: true });
    for (const name of reading) {
      const letGo = () => {
        byKeys = false;
        held = undefined;
      };
      window.addEventListener(name, letGo, { signal, passive: true });
    }
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [foot]);
}
