/** Calls back when the page is idle, after `timeoutMs` at the latest; 0 sets no limit. */
export function whenIdle(then: () => void, timeoutMs = 0): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: timeoutMs });
  else setTimeout(then, timeoutMs / 10);
}
