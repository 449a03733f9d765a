import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a navigation to another page the focus goes to its main part and its title is announced,
 * as a page load would do. A change of the query alone (a step, a tab) moves nothing.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const announcer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('#main');
    // A page that was come back to may have put the focus where it was left.
    if (main?.contains(document.activeElement) !== true) main?.focus({ preventScroll: true });
    if (announcer.current) announcer.current.textContent = document.title;
  }, [pathname]);

  return <div ref={announcer} className="sr" role="status" aria-live="polite" />;
}
