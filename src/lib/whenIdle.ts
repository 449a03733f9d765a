/** Calls back when the page is idle, after `timeoutMs` at the latest. */
export function whenIdle(then: () => void, timeoutMs = 0): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: timeoutMs });
  else setTimeout(then, timeoutMs / 10);
}
