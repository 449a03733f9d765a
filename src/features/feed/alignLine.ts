import type { Line } from './line';

/** Frames in a row that have to agree before a line counts as found. */
const steadyFrames = 12;
/** Frames after which it is left as it is; counted, so that a pause of the device takes none away. */
const mostFrames = 120;
const handsOn = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The entry of this key, where it is rendered. */
export const itemOf = (list: HTMLElement, key: string): HTMLElement | null =>
  list.querySelector<HTMLElement>(`:scope > [data-key="${CSS.escape(key)}"]`);

/**
 * Brings a line back to where it was, and keeps it there while pictures, comments and drafts come in
 * around it: for some frames, or until the person scrolls.
 * @param goNear scrolls to where the entry should be; called until it is rendered
 * @returns the way to stop
 */
export function alignLine(list: HTMLElement, line: Line, goNear: () => void): () => void {
  const stop = new AbortController();
  let frames = 0;
  let steady = 0;
  let frame = 0;
  const step = () => {
    const item = itemOf(list, line.key);
    if (item === null) goNear();
    else {
      const off = item.getBoundingClientRect().top - line.top;
      steady = Math.abs(off) < 0.5 ? steady + 1 : 0;
      if (steady === 0) window.scrollBy({ top: off, behavior: 'instant' });
    }
    frames += 1;
    const found = steady > steadyFrames && document.readyState === 'complete';
    if (found || frames > mostFrames) return stop.abort();
    frame = requestAnimationFrame(step);
    return undefined;
  };
  stop.signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  for (const name of handsOn) {
    window.addEventListener(name, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  step();
  return () => stop.abort();
}
