import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import './pageChange.css';

/** As `--dur-2` and `--ease-set` of the tokens. */
const settling = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

const motionWelcome = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Another page fades in, where motion is welcome. It is there from the first moment: nothing waits
 * for the fade, and taps go through it. A change of the query alone moves nothing.
 */
export function RouteMotion() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('#main');
    if (main === null || !('animate' in main) || !motionWelcome()) return;
    main.animate({ opacity: [0.2, 1] }, settling);
  }, [pathname]);

  return null;
}
