import { whenScrollEnds } from '@/lib/whenScrollEnds';

/** Without `scrollend`, scrolling is over after so many milliseconds. */
const pause = 150;

/** Detects scrolling too fast to read in, during which the page must not be moved. */
export function watchFastScrolling(onEnd: () => void) {
  const stop = new AbortController();
  const hasScrollEnd = 'onscrollend' in window;
  let at = window.scrollY;
  let isFastScrolling = false;
  let cancelWait = () => {};
  const handleEnd = () => {
    if (!isFastScrolling) return;
    isFastScrolling = false;
    cancelWait();
    onEnd();
  };
  const handleScroll = () => {
    const far = Math.abs(window.scrollY - at) > window.innerHeight / 2;
    at = window.scrollY;
    if (far === isFastScrolling) return;
    isFastScrolling = far;
    if (!far) cancelWait();
    else if (!hasScrollEnd) cancelWait = whenScrollEnds(handleEnd, pause);
  };
  const { signal } = stop;
  window.addEventListener('scroll', handleScroll, { passive: true, signal });
  if (hasScrollEnd) window.addEventListener('scrollend', handleEnd, { passive: true, signal });
  return {
    isFastScrolling: () => isFastScrolling,
    stop: () => {
      cancelWait();
      stop.abort();
    },
  };
}
