import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import type { PortalRouter as Portal } from './router';
import { ScrollPlaces } from './ScrollPlaces';

type PortalRouterProps = {
  readonly router: Portal;
  readonly children: ReactNode;
};

/**
 * Lets the portal follow the address: links, Back and Forward change it at once, and the page that
 * shows stays until the next one is there, as a transition.
 */
export function PortalRouter({ router, children }: PortalRouterProps) {
  const { history } = router;
  const [{ location, action }, setArrival] = useState(history.here);
  useLayoutEffect(
    () => router.listen((arrival) => startTransition(() => setArrival(arrival))),
    [router],
  );
  useLayoutEffect(() => router.show(location), [router, location]);
  return (
    <Router navigator={history} location={location} navigationType={action}>
      <ScrollPlaces router={router} location={location} action={action}>
        {children}
      </ScrollPlaces>
    </Router>
  );
}
