/** Bars at the top, which toasts must not cover. */
const bars = ['demo-notice', 'site-header', 'topbar', 'admin-top', 'admin-nav']
  .map((slot) => `[data-slot=${slot}]`)
  .join();

export function positionToasts(): void {
  const across = [...document.querySelectorAll<HTMLElement>(bars)].filter(
    ({ offsetWidth }) => offsetWidth > window.innerWidth / 2,
  );
  const height = across.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  document.documentElement.style.setProperty('--bars', `${height}px`);
}
