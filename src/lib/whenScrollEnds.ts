/** Runs work after a pause in scrolling, in milliseconds. Returns the canceller. */
export function whenScrollEnds(work: () => void, pause: number): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop.abort();
      work();
    }, pause);
  };
  window.addEventListener('scroll', wait, { passive: true, signal: stop.signal });
  wait();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
