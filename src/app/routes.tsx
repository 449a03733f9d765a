import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './ErrorPage';
import { PublicLayout } from './layouts/PublicLayout';
import { RootLayout } from './layouts/RootLayout';
import { PageError } from './PageError';
import { headOf, loadPage } from './pages';
import { notFoundPage, type Screen, screens } from './screens';

type Place = Pick<Screen, 'page' | 'path' | 'access'>;

const lazyPage =
  ({ page, path, access }: Place) =>
  async () => {
    const module = await loadPage(page, path);
    const handle = { head: headOf(module, access), aside: module.aside };
    return { Component: module.default, handle };
  };

/** Layouts of closed pages come with them: public pages carry nothing of theirs. */
const layouts: Readonly<Record<Screen['access'], Pick<RouteObject, 'Component' | 'lazy'>>> = {
  public: { Component: PublicLayout },
  member: {
    lazy: async () => ({ Component: (await import('./layouts/MemberLayout')).MemberLayout }),
  },
  admin: {
    lazy: async () => ({ Component: (await import('./layouts/AdminLayout')).AdminLayout }),
  },
};

/** Screens of one kind inside their layout; an error stays inside it too. */
function inside(access: Screen['access'], places: readonly Place[]): RouteObject {
  const children = places.map((place): RouteObject => ({
    path: place.path,
    lazy: lazyPage(place),
  }));
  return { ...layouts[access], children: [{ ErrorBoundary: PageError, children }] };
}

/** The router's routes, made from a route table. @param unknownPage for all other addresses */
export function routesOf(
  table: readonly Screen[],
  unknownPage: string = notFoundPage,
): RouteObject[] {
  const of = (access: Screen['access']) => table.filter((screen) => screen.access === access);
  const unknown: Place = { page: unknownPage, path: '*', access: 'public' };
  return [
    {
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      children: [
        inside('public', [...of('public'), unknown]),
        inside('member', of('member')),
        inside('admin', of('admin')),
      ],
    },
  ];
}

/** The router's routes, made from the route table. */
export const routes: RouteObject[] = routesOf(screens);
