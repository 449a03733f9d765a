import { isTextField } from '@/lib/characterKeys';

/** An entry on screen, and its distance from the window's top in pixels. */
export type ScrollAnchor = {
  readonly key: string;
  readonly top: number;
  /** Saved before a reload: the focus was elsewhere. */
  readonly isFromLastDocument?: true;
};

/** Height of the top bar and the button under it, in pixels. */
export const topInset = 80;

type Placed = { readonly key: unknown; readonly start: number; readonly end: number };

/** The first entry that shows below the top bar; undefined if there are no entries. */
export function findAnchor(items: readonly Placed[], scrolled: number): ScrollAnchor | undefined {
  const first = items.find(({ end }) => end > scrolled + topInset);
  return first && { key: String(first.key), top: first.start - scrolled };
}

/** Frames in a row that must agree before the position is final. */
const steadyFrames = 12;
/** Gives up after so many frames; counted, since a busy device pauses timers. */
const maxFrames = 120;
const userInputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

export const itemOf = (list: HTMLElement, key: string): HTMLElement | null =>
  list.querySelector<HTMLElement>(`:scope > [data-key="${CSS.escape(key)}"]`);

/** Calls back each frame until it stops, the frames run out, or a person acts. */
function eachFrame(step: () => 'on' | 'stop'): () => void {
  const stop = new AbortController();
  let frames = 0;
  let frame = 0;
  const next = () => {
    frames += 1;
    if (step() === 'stop' || frames > maxFrames) stop.abort();
    else frame = requestAnimationFrame(next);
  };
  stop.signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  for (const name of userInputEvents) {
    window.addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  next();
  return () => stop.abort();
}

/** Keeps an anchor in place while content loads around it, for some frames or until a person acts. */
export function restoreAnchor(
  list: HTMLElement,
  anchor: ScrollAnchor,
  scrollNear: () => void,
): () => void {
  let steady = 0;
  return eachFrame(() => {
    const item = itemOf(list, anchor.key);
    if (item === null) scrollNear();
    else {
      const off = item.getBoundingClientRect().top - anchor.top;
      steady = Math.abs(off) < 0.5 ? steady + 1 : 0;
      if (steady === 0) window.scrollBy({ top: off, behavior: 'instant' });
    }
    return steady > steadyFrames && document.readyState === 'complete' ? 'stop' : 'on';
  });
}

/** How far the page can still be scrolled down, in pixels. */
export function distanceToPageEnd(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - window.scrollY;
}

/** Keeps the End key at the page's end while the entries there are first measured. */
export function stayAtPageEnd(list: () => HTMLElement | null): () => void {
  let stop = () => {};
  const onKey = ({ key, target, defaultPrevented, shiftKey, altKey, metaKey }: KeyboardEvent) => {
    if (key !== 'End' || defaultPrevented || shiftKey || altKey || metaKey) return;
    if (!(target instanceof Element) || isTextField(target) || list() === null) return;
    // A dialog scrolls by itself; anywhere else, a heading with the focus too, the page does.
    if (target.closest('dialog, [role=dialog]') !== null) return;
    stop();
    let last = 0;
    let height = 0;
    stop = eachFrame(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const off = distanceToPageEnd();
      const back = last - window.scrollY;
      if (off >= 1) {
        // A small step back with another height is a measured entry's; else something leads away.
        if (back > 0 && (scrollHeight === height || back > clientHeight / 2)) return 'stop';
        window.scrollBy({ top: off, behavior: 'instant' });
      }
      last = window.scrollY;
      height = scrollHeight;
      return 'on';
    });
  };
  window.addEventListener('keydown', onKey);
  return () => {
    stop();
    window.removeEventListener('keydown', onKey);
  };
}
