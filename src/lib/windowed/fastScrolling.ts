import { whenScrollEnds } from '@/lib/whenScrollEnds';

/** Without the browser's word for it, a flight is over after so long without a scroll, in milliseconds. */
const pause = 150;

/**
 * Watches for flights over the page: the End key, a dragged scrollbar, a far throw. Whoever flies reads
 * nothing, and to move the page under them would end their flight where it is.
 * @param onLanding called when a flight is over without a further scroll, which would tell of itself
 * @returns `flying`: whether one is under way; `stop` ends the watch
 */
export function watchFastScrolling(onLanding: () => void) {
  const stop = new AbortController();
  const told = 'onscrollend' in window;
  let at = window.scrollY;
  let flying = false;
  let callOff = () => {};
  const land = () => {
    if (!flying) return;
    flying = false;
    callOff();
    onLanding();
  };
  const note = () => {
    const far = Math.abs(window.scrollY - at) > window.innerHeight / 2;
    at = window.scrollY;
    if (far === flying) return;
    flying = far;
    if (!far) callOff();
    else if (!told) callOff = whenScrollEnds(land, pause);
  };
  const { signal } = stop;
  window.addEventListener('scroll', note, { passive: true, signal });
  if (told) window.addEventListener('scrollend', land, { passive: true, signal });
  return {
    flying: () => flying,
    stop: () => {
      callOff();
      stop.abort();
    },
  };
}
