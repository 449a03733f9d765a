import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { offlineDocument } from '@/lib/offlinePlan';
import { withoutTrailingSlash } from '@/lib/url';
import { routes, routesOf } from './routes';
import { offlinePage, screens } from './screens';

/**
 * The routes as this document needs them: where the offline document was served in the place of a
 * page, its address shows that there is no connection; all others lead on.
 */
function routesHere(): RouteObject[] {
  if (document.getElementById('root')?.dataset['path'] !== offlineDocument) return routes;
  const here = withoutTrailingSlash(window.location.pathname);
  return routesOf(
    screens.filter(({ path }) => path !== here),
    offlinePage,
  );
}

/**
 * The browser's router, with the page of the current address already loaded, so that the first
 * render can take over the prerendered document.
 *
 * @param prerendered whether that document shows the page already. Its place is then the reader's
 *   and the browser's, who may have scrolled or restored it; else the router finds the place.
 */
export async function createPortalRouter(prerendered: boolean) {
  const ready = routesHere();
  const matches = matchRoutes(ready, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return createBrowserRouter(
    ready,
    prerendered ? { hydrationData: { loaderData: {} } } : undefined,
  );
}

export type PortalRouter = Awaited<ReturnType<typeof createPortalRouter>>;
