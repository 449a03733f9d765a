/** Bars that may be at the top of the window. */
const bars = ['demo-notice', 'site-header', 'topbar', 'admin-top', 'admin-nav', 'sent-strip']
  .map((slot) => `[data-slot=${slot}]`)
  .join();

/** Where the window begins below the bars that are in view, in pixels from its top. */
export function windowTop(): number {
  const bottoms = [...document.querySelectorAll<HTMLElement>(bars)]
    .filter(({ offsetWidth }) => offsetWidth > window.innerWidth / 2)
    .map((bar) => bar.getBoundingClientRect().bottom);
  // A bar that is scrolled away ends above the window.
  return Math.max(0, ...bottoms);
}

/** Where the window ends above fixed bars, in pixels from its top. */
export function windowBottom(): number {
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
}

/** True for what was scrolled past. */
export const isAboveWindow = (element: Element | null): boolean =>
  (element?.getBoundingClientRect().bottom ?? 0) < 0;
