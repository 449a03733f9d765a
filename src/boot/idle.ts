/** Milliseconds after `load`; a browser may hide its paints from pages. */
const maxPaintWaitMs = 1000;

/** A fast page is idle before its first paint, which its script would delay. */
export function afterFirstPaint(then: () => void): void {
  if (document.hidden) {
    then();
    return;
  }
  const proceed = () => {
    clearTimeout(timer);
    paints.disconnect();
    then();
  };
  const timer = setTimeout(proceed, maxPaintWaitMs);
  const paints = new PerformanceObserver(proceed);
  paints.observe({ type: 'paint', buffered: true });
}
