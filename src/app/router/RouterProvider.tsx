import { startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import type { PortalRouter } from './router';
import { CurrentScreen } from './CurrentScreen';
import { ScrollRestoration } from './ScrollRestoration';

/** Routes by the address; the old page stays until the next is loaded, as a transition. */
export function RouterProvider({ router }: { readonly router: PortalRouter }) {
  const { history } = router;
  const [{ location, action }, setArrival] = useState(history.here);
  useLayoutEffect(
    () => router.listen((arrival) => startTransition(() => setArrival(arrival))),
    [router],
  );
  useLayoutEffect(() => router.show(location), [router, location]);
  return (
    <Router navigator={history} location={location} navigationType={action}>
      <ScrollRestoration router={router} location={location} action={action}>
        <CurrentScreen matchScreen={router.matchScreen} />
      </ScrollRestoration>
    </Router>
  );
}
