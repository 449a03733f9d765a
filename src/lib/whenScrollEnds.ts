let scrolledAt = Number.NEGATIVE_INFINITY;
let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  const note = () => {
    scrolledAt = performance.now();
  };
  window.addEventListener('scroll', note, { passive: true });
}

/**
 * Does something once the page has not been scrolled for a while: never earlier than after that while.
 * @param pause the while, in milliseconds
 * @returns the way to call it off
 */
export function whenScrollEnds(work: () => void, pause: number): () => void {
  listen();
  let timer: ReturnType<typeof setTimeout>;
  const wait = (time: number) => {
    timer = setTimeout(() => {
      const left = scrolledAt + pause - performance.now();
      if (left > 0) wait(left);
      else work();
    }, time);
  };
  wait(pause);
  return () => clearTimeout(timer);
}
