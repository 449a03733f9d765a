import { whenIdle } from '@/lib/whenIdle';

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

/** Milliseconds until a busy page fetches, and then starts. */
const maxIdleWaitMs = 3000;

/** Fetches once the page has loaded, is painted and idle; starts once it is idle again. */
export function whenQuiet(fetch: (then: () => void) => void, start: () => void): void {
  const startWhenIdle = () => whenIdle(start, maxIdleWaitMs);
  const fetchWhenIdle = () => whenIdle(() => fetch(startWhenIdle), maxIdleWaitMs);
  const afterLoad = () => afterFirstPaint(fetchWhenIdle);
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
