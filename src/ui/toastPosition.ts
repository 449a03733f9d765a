import { windowTop } from './windowEdges';

/** Places toasts below the bars in view, and again when the page scrolls while one is shown. */
export function positionToasts(): void {
  document.documentElement.style.setProperty('--bars', `${windowTop()}px`);
  window.addEventListener('scroll', followScroll, { passive: true });
}

function followScroll(): void {
  if (document.querySelector('[data-slot=toast-close]') !== null) positionToasts();
  else window.removeEventListener('scroll', followScroll);
}
