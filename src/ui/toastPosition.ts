/** What stands across the top of a page: nobody can use what a toast lies over. */
const bars = ['demo-notice', 'site-header', 'topbar', 'admin-top', 'admin-nav']
  .map((slot) => `[data-slot=${slot}]`)
  .join();

/** Tells the style sheet how high those are together; what stands at the side is none of them. */
export function positionToasts(): void {
  const across = [...document.querySelectorAll<HTMLElement>(bars)].filter(
    ({ offsetWidth }) => offsetWidth > window.innerWidth / 2,
  );
  const height = across.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
  document.documentElement.style.setProperty('--bars', `${height}px`);
}
