import { whenScrollEnds } from '@/lib/whenScrollEnds';

/** Without `scrollend`, scrolling is over after so many milliseconds. */
const pause = 150;

/** Detects scrolling too fast to read in, during which the page must not be moved. */
export function watchFastScrolling(onLanding: () => void) {
  const stop = new AbortController();
  const told = 'onscrollend' in window;
  let at = window.scrollY;
  let isFastScrolling = false;
  let callOff = () => {};
  const land = () => {
    if (!isFastScrolling) return;
    isFastScrolling = false;
    callOff();
    onLanding();
  };
  const note = () => {
    const far = Math.abs(window.scrollY - at) > window.innerHeight / 2;
    at = window.scrollY;
    if (far === isFastScrolling) return;
    isFastScrolling = far;
    if (!far) callOff();
    else if (!told) callOff = whenScrollEnds(land, pause);
  };
  const { signal } = stop;
  window.addEventListener('scroll', note, { passive: true, signal });
  if (told) window.addEventListener('scrollend', land, { passive: true, signal });
  return {
    flying: () => isFastScrolling,
    stop: () => {
      callOff();
      stop.abort();
    },
  };
}
