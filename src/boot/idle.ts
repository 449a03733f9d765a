import { whenIdle } from '@/lib/whenIdle';

/** Milliseconds until a busy page fetches, and then starts. */
const maxIdleWaitMs = 3000;

export const whenPageIdle = (then: () => void): void => whenIdle(then, maxIdleWaitMs);

/** Milliseconds after `load`; a browser may hide its paints from pages. */
const maxPaintWaitMs = 1000;

/**
 * Calls `then` once something is painted. On fast connections a page is idle before that, and its script
 * would delay what people see first. A hidden page does not wait.
 */
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
