import { type RefObject, useEffect } from 'react';

type FocusPosition = {
  readonly element: Element;
  readonly top: number;
  readonly place: number;
};

/** Milliseconds in which a scroll is attributed to the last key. */
const keyScrolls = 500;

/** Reading with these inputs: keep the text still instead. */
const reading = ['wheel', 'touchstart', 'pointerdown'] as const;

/** The focused element if all of it is visible to a keyboard user. */
function visibleFocus(): FocusPosition | undefined {
  const element = document.activeElement;
  if (element === null || !element.matches(':focus-visible')) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  const seen = top >= 0 && bottom <= window.innerHeight;
  return seen ? { element, top, place: top + window.scrollY } : undefined;
}

/** Keeps a keyboard user's focus visible while content above changes height (WCAG 2.4.11). */
export function useVisibleFocus(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let held: FocusPosition | undefined;
    let byKeys = false;
    let pressedAt = Number.NEGATIVE_INFINITY;
    const stop = new AbortController();
    const { signal } = stop;
    const note = () => {
      held = byKeys ? visibleFocus() : undefined;
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
    /** The focus returns before the new height is reported. */
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
