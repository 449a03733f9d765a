import { type RefObject, useEffect } from 'react';

type FocusPosition = { readonly element: Element; readonly top: number; readonly offset: number };

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
  return seen ? { element, top, offset: top + window.scrollY } : undefined;
}

/** Keeps a keyboard user's focus visible while content above changes height (WCAG 2.4.11). */
export function useVisibleFocus(footer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let tracked: FocusPosition | undefined;
    let byKeys = false;
    let pressedAt = Number.NEGATIVE_INFINITY;
    const stop = new AbortController();
    const { signal } = stop;
    const track = () => {
      tracked = byKeys ? visibleFocus() : undefined;
    };
    const restore = () => {
      if (tracked === undefined || tracked.element !== document.activeElement) return;
      const { element, top } = tracked;
      const moved = element.getBoundingClientRect().top - top;
      if (Math.abs(moved) < 1) return;
      if (footer.current?.contains(element) === true) {
        window.scrollBy({ top: moved, behavior: 'instant' });
      } else element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    };
    const observer = new ResizeObserver(restore);
    observer.observe(document.body);
    const start = () => {
      byKeys = true;
      track();
    };
    document.addEventListener('focusin', start, { signal });
    /** The page may scroll before the new height is reported: then the focus is restored here. */
    const onScroll = () => {
      const { element, offset = 0 } = tracked ?? {};
      const now = (element?.getBoundingClientRect().top ?? 0) + window.scrollY;
      const pushed = element !== undefined && Math.abs(now - offset) >= 1;
      if (pushed && performance.now() - pressedAt > keyScrolls) restore();
      track();
    };
    const press = ({ key }: KeyboardEvent) => {
      // Tab scrolls only to what it focuses.
      if (key !== 'Tab') pressedAt = performance.now();
    };
    window.addEventListener('keydown', press, { signal, passive: true });
    window.addEventListener('scroll', onScroll, { signal, passive: true });
    window.addEventListener('resize', track, { signal, passive: true });
    for (const name of reading) {
      const release = () => {
        byKeys = false;
        tracked = undefined;
      };
      window.addEventListener(name, release, { signal, passive: true });
    }
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [footer]);
}
