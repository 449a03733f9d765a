let scrolledAt = Number.NEGATIVE_INFINITY;
let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  const noteScroll = () => {
    scrolledAt = performance.now();
  };
  window.addEventListener('scroll', noteScroll, { passive: true });
}

/** Runs work after a pause in scrolling. Returns the canceller. */
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
